import { setUpCopyButton } from './copy-button.js'
import { CDN_SCRIPT, HOSTS, hostCode } from './host-code.js'
import { createPreview } from './preview.js'
import { remember, remembered } from './remember.js'
import { followTabList, markTab } from './tab-list.js'
import { writeCode } from './write-code.js'
import './shared-session.js'

const CHOICE = 'host'
const TABLE = { tag: 'x-device-table', component: 'DeviceTable', module: 'elements/device-table.js' }
const CODE = { script: CDN_SCRIPT, maxColumns: 76 }

/** The table shows a device next to the list if both fit. On a narrow page, its details would hide the list. */
const WITH_DETAILS = '(min-width: 1080px)'
const OPENED_DEVICE = 'device_front_door'

const find = (id) => document.getElementById(id)
const choices = find('choices')
const customColor = choices.querySelector('[type="color"]')
const tabs = find('hosts')
const block = find('host-code')
const preview = createPreview(find('live'))
const { client } = find('session')

let host
let customAccent

/** Returns the table with the selected appearance, for both the code and the widget. */
function describeTable() {
  const { accent = customAccent, 'showpiece-theme': theme, locale } = Object.fromEntries(new FormData(choices))
  const attributes = [
    ['sandbox', ''],
    ...Object.entries({ theme, locale }).filter(([, value]) => value),
    ...(accent ? [['appearance', JSON.stringify({ tokens: { 'color-accent': accent } })]] : [])
  ]
  return { ...TABLE, attributes }
}

function update({ highlightNew = true } = {}) {
  const table = describeTable()
  writeCode(block, hostCode(host, table, CODE), { highlightNew })
  preview.show(table, { source: client, client })
}

function selectHost(name) {
  host = name
  const tab = find(`host-${host.toLowerCase()}`)
  markTab(tabs, tab)
  block.setAttribute('aria-labelledby', tab.id)
  for (const link of document.querySelectorAll('[data-guide]')) {
    link.href = `docs/getting-started/${host.toLowerCase()}.html`
  }
  find('guide').textContent = `Get started in ${host}`
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
if (matchMedia(WITH_DETAILS).matches) find('live').firstElementChild.setAttribute('opened-device-id', OPENED_DEVICE)
