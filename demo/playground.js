import { createAccessCodePicker } from './access-code-picker.js'
import { clearAccounts } from './connected-accounts.js'
import { setUpCopyButton } from './copy-button.js'
import { createDevicePicker } from './device-picker.js'
import { describeElement, NEEDS_ACCESS_CODE, NEEDS_DEVICE } from './element-description.js'
import { logEvents } from './event-log.js'
import { FAULTS } from './faults.js'
import { CDN_SCRIPT, hostCode } from './host-code.js'
import { NEAR, onVisible } from './on-visible.js'
import { setUpOwnPlatform } from './own-platform.js'
import { createPageSandbox } from './page-sandbox.js'
import { createPreview } from './preview.js'
import { SECTIONS } from './sections.js'
import { readSettings } from './settings.js'
import { restoreFromUrl, saveToUrl } from './url-state.js'
import { setUpWidthControl } from './width-control.js'
import { writeCode } from './write-code.js'

const NOTES = {
  page: 'The number of devices, latency and faults apply only to this playground, not to the HTML.',
  server: 'Works while this demo server is running.',
  own: ''
}

const find = (id) => document.getElementById(id)
const frame = find('frame')
const preview = createPreview(frame)
const sandbox = createPageSandbox()
const picker = createDevicePicker(find('device'))
const codePicker = createAccessCodePicker(find('access-code'))

let platform = 'page'
let ownPlatform
let client
/** Replaced to recreate an element that has no client of its own. */
let restartKey = {}
/** The element is not created before it is about to become visible. */
let isVisible = false

function showControls({ tag, theme, latency, fault }) {
  document.documentElement.dataset.theme = theme
  find('device-row').hidden = !NEEDS_DEVICE.has(tag) && !NEEDS_ACCESS_CODE.has(tag)
  find('access-code-row').hidden = !NEEDS_ACCESS_CODE.has(tag)
  for (const control of document.querySelectorAll('[data-for]')) {
    control.hidden = !control.dataset.for.split(' ').includes(tag)
  }
  find('page-settings').hidden = platform !== 'page'
  find('own-settings').hidden = platform !== 'own'
  find('latency-value').textContent = `${latency.toLocaleString('en')} ms`
  find('fault-hint').textContent = FAULTS[fault].hint
}

function showElement(settings) {
  const description = describeElement(settings, ownPlatform)
  find('shown-element').textContent = `<${settings.tag}>`
  find('code-note').textContent = NOTES[platform]
  writeCode(find('html'), hostCode('HTML', description, { script: CDN_SCRIPT }))
  if (!isVisible) return
  if (platform === 'own' && !ownPlatform)
    return preview.showMessage('Enter your endpoint and publishable key, then press Connect.')
  const client = platform === 'page' ? sandbox.applySettings(settings) : undefined
  preview.show(description, { source: client ?? restartKey, client })
}

function update() {
  const settings = readSettings()
  if (settings.platform !== platform) {
    // The demo server has the same devices as the sandbox in the page.
    if (settings.platform === 'own' || platform === 'own') picker.reset()
    platform = settings.platform
    restartKey = {}
  }
  picker.showOptions(settings.tag)
  if (NEEDS_ACCESS_CODE.has(settings.tag)) void offerAccessCodes(settings)
  showControls(settings)
  showElement(readSettings())
  saveToUrl()
}

async function offerAccessCodes({ tag }) {
  const isRead = codePicker.load(client, find('device').value)
  codePicker.showOptions(tag)
  if (await isRead) update()
}

restoreFromUrl()
find('element').append(...SECTIONS.map(({ id }) => new Option(`x-${id}`)))
find('fault').append(...Object.entries(FAULTS).map(([name, { label }]) => new Option(label, name)))
logEvents(frame, find('log'), find('clear-log'))
setUpCopyButton(find('copy'), find('html'), find('copy-status'))
setUpWidthControl(frame, { slider: find('width'), output: find('width-value') })
setUpOwnPlatform(find('own-settings'), (connection) => {
  ownPlatform = connection
  restartKey = {}
  picker.reset()
  update()
})
frame.addEventListener('view-change', ({ detail }) => {
  const { view } = detail
  find('view').value = Object.keys(view).length > 0 ? JSON.stringify(view) : ''
  update()
})
frame.addEventListener('session-change', async ({ detail }) => {
  client = detail.client
  if (await picker.load(client)) update()
})
find('controls').addEventListener('input', update)
find('start-again').addEventListener('click', () => {
  restartKey = {}
  if (platform === 'page') {
    sandbox.reset()
    clearAccounts()
  }
  update()
})
onVisible(
  [frame],
  NEAR,
  () => {
    isVisible = true
    update()
  },
  { once: true }
)
update()
