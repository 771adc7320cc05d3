import { setUpCopyButton } from './copy-button.js'
import { hostCode, HOSTS } from './host-code.js'
import { createPreview } from './preview.js'
import { remember, remembered } from './remember.js'
import { followTabList, markTab } from './tab-list.js'
import { writeCode } from './write-code.js'
import './shared-session.js'

const CHOICE = 'host'
const LOCK = { tag: 'x-lock-details', component: 'LockDetails', module: 'elements/lock-details.js' }
const CODE = { script: 'https://cdn.jsdelivr.net/npm/latchkey@0.2.0', maxColumns: 58 }

const find = (id) => document.getElementById(id)
const choices = find('choices')
const customColor = choices.querySelector('[type="color"]')
const tabs = find('hosts')
const block = find('host-code')
const preview = createPreview(find('live'))
const { client } = find('session')

let host
let customAccent

/** Returns the lock with the selected appearance, for both the code and the widget. */
function describeLock() {
  const { accent = customAccent, 'showpiece-theme': theme, locale } = Object.fromEntries(new FormData(choices))
  const attributes = [
    ['sandbox', ''],
    ['device-id', 'device_front_door'],
    ...Object.entries({ theme, locale }).filter(([, value]) => value),
    ...(accent ? [['appearance', JSON.stringify({ tokens: { 'color-accent': accent } })]] : [])
  ]
  return { ...LOCK, attributes }
}

function update({ highlightNew = true } = {}) {
  const lock = describeLock()
  writeCode(block, hostCode(host, lock, CODE), { highlightNew })
  preview.show(lock, { source: client, client })
}

function selectHost(name) {
  host = name
  const tab = find(`host-${host.toLowerCase()}`)
  markTab(tabs, tab)
  block.setAttribute('aria-labelledby', tab.id)
  for (const link of document.querySelectorAll('[data-begin]')) {
    link.href = `docs/getting-started/${host.toLowerCase()}.html`
    link.textContent = `Get started in ${host}`
  }
  update({ highlightNew: false })
}

choices.addEventListener('input', ({ target }) => {
  if (target === customColor) {
    customAccent = customColor.value
    for (const swatch of choices.elements.accent) swatch.checked = false
  }
  update()
})
choices.addEventListener('submit', (event) => event.preventDefault())
followTabList(tabs, ({ textContent: name }) => {
  selectHost(name)
  remember(CHOICE, name)
})
setUpCopyButton(find('copy-code'), block, find('code-status'))
selectHost(HOSTS.find((name) => name === remembered(CHOICE)) ?? 'HTML')
