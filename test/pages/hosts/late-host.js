// Builds a page as Angular does: creates every element outside of the document, binds attributes, listeners and
// properties in that order, and inserts everything. The elements are defined afterwards.
const make = (tag, text) => Object.assign(document.createElement(tag), { textContent: text })
const whenPressed = (label, action) => {
  const button = make('button', label)
  button.addEventListener('click', action)
  return button
}

let renders = 1
let opensDetails = false
const clicked = []
const output = make('output', '')
const session = make('x-session', '')
session.setAttribute('publishable-key', 'seam_pk_test')
session.setAttribute('user-identifier-key', 'jane')

function bind(table) {
  table.heading = `Doors ${renders}`
  table.disableLockUnlock = renders > 1
}

function createTable() {
  const table = make('x-device-table', '')
  table.addEventListener('device-click', (event) => {
    if (!opensDetails) event.preventDefault()
    clicked.push(event.detail.device_id)
    output.textContent = clicked.join(' ')
  })
  table.deviceIds = ['device_front_door', 'device_back_door', 'device_garage']
  table.deviceFilter = (device, search) => device.can_remotely_lock === true && device.device_id.includes(search)
  bind(table)
  return table
}

let table = createTable()
session.append(table)
session.endpoint = document.documentElement.dataset.platform

const main = document.createElement('main')
main.append(
  whenPressed('Render', () => {
    renders += 1
    bind(table)
  }),
  whenPressed('Let details open', () => {
    opensDetails = true
  }),
  whenPressed('Show or hide', () => {
    if (table.isConnected) return table.remove()
    table = createTable()
    session.append(table)
  }),
  output,
  session
)
document.body.append(main)

await import('latchkey')
