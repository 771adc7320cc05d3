// The same two requests and content as a table or the details of a lock, without any library.
import { call, credentials, firstDevices } from './two-calls.mjs'
import { pageParameters } from './user.mjs'

const list = document.createElement('main')
for (const device of await firstDevices) {
  const row = document.createElement('p')
  row.setAttribute('part', pageParameters().screen === 'table' ? 'row' : 'hero')
  row.textContent = device.properties.name
  // Replaces the pressed row by the details of its device, with the number of its access codes.
  row.addEventListener('click', async () => {
    list.replaceChildren(row.textContent)
    const { access_codes: codes } = await call('/access_codes/list', { device_id: device.device_id }, await credentials)
    list.append(` ${codes.length} access codes`)
  })
  list.append(row)
}
document.body.append(list)
