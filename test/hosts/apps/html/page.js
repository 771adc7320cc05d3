// Page of an application without a framework, for both ways to load the elements.
const BUTTONS = {
  Render: () => (page.renders += 1),
  'All devices': () => (page.isFiltered = false),
  'Three devices': () => (page.deviceIds = ['device_garage', 'device_front_door', 'device_back_door']),
  Backwards: () => (page.isBackwards = true),
  'Other words': () => (page.messages = { deviceTable: { search: 'Find a door' } }),
  'Search or not': () => (page.hasSearch = !page.hasSearch),
  'Let details open': () => (page.opensDetails = true),
  'Show or hide': () => (page.isShown = !page.isShown),
  'Keep or put back': () => (page.isKept = !page.isKept),
  Swap: () => (page.isSwapped = !page.isSwapped),
  'Sign out or in': () => (page.isSignedOut = !page.isSignedOut),
  'Other user': () => (page.user = 'joe'),
  Unmount: () => (page.isMounted = false)
}

const page = {
  renders: 1,
  isFiltered: true,
  isBackwards: false,
  hasSearch: true,
  opensDetails: false,
  isShown: true,
  isKept: false,
  isSwapped: false,
  isSignedOut: false,
  user: 'jane',
  isMounted: true
}

const main = document.querySelector('main')
const session = document.createElement('x-session')
session.endpoint = new URLSearchParams(location.search).get('platform')
session.publishableKey = 'seam_pk_test'
main.append(session)

function hear(event) {
  if (!page.opensDetails) event.preventDefault()
  const clicked = document.querySelector('output')
  clicked.textContent = `${clicked.textContent} ${event.detail.device_id}`.trim()
}

const doorsOnly = (device, search) => device.device_id.endsWith('_door') && device.device_id.includes(search)
const byName = (first, second) => (first.device_id < second.device_id ? -1 : 1)

function bind(table, name) {
  table.heading = `${name} ${page.renders}`
  table.deviceIds = page.deviceIds
  table.deviceFilter = page.isFiltered ? doorsOnly : undefined
  table.deviceComparator = page.isBackwards ? (first, second) => byName(second, first) : byName
  table.messages = page.messages
  table.toggleAttribute('disable-search', !page.hasSearch)
}

function create(id) {
  const table = document.createElement('x-device-table')
  table.id = id
  table.addEventListener('device-click', hear)
  return table
}

let doors = create('doors')
const rooms = create('rooms')

function render() {
  if (!page.isMounted) return main.remove()
  session.userIdentifierKey = page.user
  session.toggleAttribute('signed-out', page.isSignedOut)
  if (!page.isShown) {
    doors.remove()
    doors = create('doors')
  }
  bind(doors, 'Doors')
  bind(rooms, 'Rooms')
  const shown = [page.isShown && doors, !page.isKept && rooms].filter(Boolean)
  const ordered = page.isSwapped ? shown.toReversed() : shown
  for (const table of session.children) if (!ordered.includes(table)) table.remove()
  ordered.forEach((table, place) => {
    if (session.children[place] !== table) session.insertBefore(table, session.children[place] ?? null)
  })
}

for (const [name, press] of Object.entries(BUTTONS)) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = name
  button.addEventListener('click', () => {
    press()
    render()
  })
  main.insertBefore(button, session)
}
render()
