import { readAddress, writeAddress } from './address.js'
import { createAccessCodePicker } from './access-code-picker.js'
import { forgetAccounts, noteWebview } from './connected-accounts.js'
import { followCopyButton } from './copy-button.js'
import { createDevicePicker } from './device-picker.js'
import { describeElement, NEEDS_ACCESS_CODE, NEEDS_DEVICE } from './element-description.js'
import { followEvents } from './event-log.js'
import { FAULTS } from './faults.js'
import { hostCode } from './host-code.js'
import { NEAR, onSight } from './on-sight.js'
import { followOwnPlatform } from './own-platform.js'
import { createPageSandbox } from './page-sandbox.js'
import { createPreview } from './preview.js'
import { readSettings } from './settings.js'
import { followWidth } from './width-control.js'
import { writeCode } from './write-code.js'

const NOTES = {
  page: 'Devices, models, latency and faults are set for this playground: your page gets the plain sandbox.',
  server: 'Works as long as this demo server runs.',
  own: ''
}

const find = (id) => document.getElementById(id)
const frame = find('frame')
const preview = createPreview(frame)
const sandbox = createPageSandbox()
const picker = createDevicePicker(find('device'))
const codePicker = createAccessCodePicker(find('access-code'))

let platform = 'page'
let own
let client
/** Another one whenever an element without a client of its own has to begin anew. */
let beginning = {}
/** Until then nothing is loaded here: the page begins with what stands above. */
let isSeen = false

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
  const description = describeElement(settings, own)
  find('shown-element').textContent = `<${settings.tag}>`
  find('code-note').textContent = NOTES[platform]
  writeCode(find('html'), hostCode('HTML', description, { script: '/dist/cdn/all.js' }))
  if (!isSeen) return
  if (platform === 'own' && !own) return preview.say('Enter your endpoint and publishable key, then press Connect.')
  const client = platform === 'page' ? sandbox.follow(settings) : undefined
  preview.show(description, { source: client ?? beginning, client })
}

function update() {
  const settings = readSettings()
  if (settings.platform !== platform) {
    // The demo server has the devices of the sandbox in this page.
    if (settings.platform === 'own' || platform === 'own') picker.forget()
    platform = settings.platform
    beginning = {}
  }
  picker.offer(settings.tag)
  if (NEEDS_ACCESS_CODE.has(settings.tag)) void offerAccessCodes(settings)
  showControls(settings)
  showElement(readSettings())
  writeAddress()
}

async function offerAccessCodes({ tag }) {
  const isRead = codePicker.load(client, find('device').value)
  codePicker.offer(tag)
  if (await isRead) update()
}

readAddress()
find('fault').append(...Object.entries(FAULTS).map(([name, { label }]) => new Option(label, name)))
followEvents(frame, find('log'), find('clear-log'))
followCopyButton(find('copy'), find('html'), find('copy-status'))
followWidth(frame, { slider: find('width'), output: find('width-value') })
followOwnPlatform(find('own-settings'), (connection) => {
  own = connection
  beginning = {}
  picker.forget()
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
// Also from an element below: they have a sandbox in this page as well.
document.addEventListener('connect-webview', ({ detail }) => noteWebview(detail.url))
find('controls').addEventListener('input', update)
find('start-again').addEventListener('click', () => {
  beginning = {}
  if (platform === 'page') {
    sandbox.forget()
    forgetAccounts()
  }
  update()
})
onSight(
  [frame],
  NEAR,
  () => {
    isSeen = true
    update()
  },
  { once: true }
)
update()
