import { endSessions } from '../../elements/index.js'
import { addCodes, GARAGE, openCodes } from './code-screens.js'
import { all, findButton, headingOf, press, rowOf, rowsOf, settled, textOf, until } from './page.js'
import { addTable, client, loaded, onStage, platform } from './stage.js'

/** Returns the id of an access code of the displayed device. */
async function someCode(): Promise<string> {
  const [code] = await client.accessCodes.list({ device_id: GARAGE })
  if (!code) throw new Error('There is no code.')
  return code.access_code_id
}

describe('Screen set by the host', () => {
  onStage()

  it('opens a device initially, and closes it by the attribute or the property', async () => {
    const table = addTable({ 'opened-device-id': GARAGE })
    await table.whenReady()
    expect(headingOf(table)).to.equal('Device')
    expect(textOf(table)).to.include('Garage')
    expect(table.shadowRoot?.activeElement === null).to.equal(true)
    table.removeAttribute('opened-device-id')
    await loaded(table, 6)
    table.openedDeviceId = GARAGE
    await until(() => headingOf(table) === 'Device')
    expect(table.getAttribute('opened-device-id')).to.equal(GARAGE)
    table.openedDeviceId = undefined
    await loaded(table, 6)
    expect(table.hasAttribute('opened-device-id')).to.equal(false)
  })

  it('opens again with the same value after the user has closed it', async () => {
    const table = addTable({}, { openedDeviceId: GARAGE })
    await press(table, 'Back')
    await loaded(table, 6)
    expect(table.openedDeviceId).to.equal(undefined)
    table.openedDeviceId = GARAGE
    await until(() => headingOf(table) === 'Device')
  })

  it('closes all screens that were opened from it', async () => {
    const table = await loaded(addTable(), 6)
    ;(await rowOf(table, 'Garage')).click()
    await openCodes(table)
    await press(table, 'Add access code')
    await until(() => all(table, 'form').length > 0)
    expect(table.openedDeviceId).to.equal(GARAGE)
    table.removeAttribute('opened-device-id')
    await loaded(table, 6)
    table.openedDeviceId = GARAGE
    await until(() => headingOf(table) === 'Device')
  })

  it('returns the focus to the row if the element had it, and does not move the focus otherwise', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'))
    const table = await loaded(addTable(), 6)
    ;(await rowOf(table, 'Garage')).click()
    await until(() => headingOf(table) === 'Device')
    table.openedDeviceId = undefined
    await loaded(table, 6)
    await settled()
    expect(table.shadowRoot?.activeElement?.textContent).to.include('Garage')
    elsewhere.focus()
    table.openedDeviceId = GARAGE
    await until(() => headingOf(table) === 'Device')
    table.openedDeviceId = undefined
    await loaded(table, 6)
    await settled()
    expect(document.activeElement === elsewhere).to.equal(true)
  })

  for (const [what, properties] of [
    ['does not exist', { openedDeviceId: 'nothing' }],
    ['is excluded by a filter', { openedDeviceId: GARAGE, deviceFilter: () => false }],
    ['is not listed', { openedDeviceId: GARAGE, deviceIds: ['device_front_door'] }],
    ['is of another account', { openedDeviceId: GARAGE, connectedAccountIds: ['another'] }]
  ] as const) {
    it(`shows nothing of a device that ${what}, and shows the back button`, async () => {
      const table = addTable({}, properties)
      await until(() => textOf(table).includes('could not be found') || textOf(table).includes('not found'))
      expect(textOf(table)).not.to.include('Garage')
      await press(table, 'Back')
      await until(() => headingOf(table).startsWith('Devices'))
      expect(table.openedDeviceId).to.equal(undefined)
    })
  }

  it('closes when a filter excludes the open device', async () => {
    const table = await loaded(addTable(), 6)
    ;(await rowOf(table, 'Garage')).click()
    await until(() => textOf(table).includes('Model'))
    table.deviceFilter = () => false
    await until(() => !textOf(table).includes('Garage'))
    expect(table.openedDeviceId).to.equal(GARAGE)
  })

  it('opens a code of the device, and no other or excluded code', async () => {
    const id = await someCode()
    const codes = addCodes()
    codes.openedAccessCodeId = id
    await until(() => headingOf(codes) === 'Access code' && findButton(codes, 'Edit code'))
    codes.accessCodeFilter = () => false
    await until(() => !findButton(codes, 'Edit code'))
    codes.accessCodeFilter = undefined
    await until(() => findButton(codes, 'Edit code'))
    codes.deviceId = 'device_front_door'
    codes.openedAccessCodeId = id
    await until(() => !findButton(codes, 'Edit code'))
    await press(codes, 'Back')
    await until(() => headingOf(codes).startsWith('Access Codes'))
  })

  it('shows the list of another device after the user had opened a code of the previous device', async () => {
    const codes = await loaded(addCodes())
    rowsOf(codes)[0]?.click()
    await until(() => codes.openedAccessCodeId)
    codes.deviceId = 'device_front_door'
    await until(() => headingOf(codes).startsWith('Access Codes'))
    expect(codes.openedAccessCodeId).to.equal(undefined)
  })

  it('shows the list to another user if the host has opened nothing', async () => {
    const table = await loaded(addTable(), 6)
    ;(await rowOf(table, 'Garage')).click()
    await until(() => table.openedDeviceId)
    table.client = await platform.clientOf('joe')
    await loaded(table, 6)
    expect(table.openedDeviceId).to.equal(undefined)
    table.openedDeviceId = GARAGE
    await until(() => headingOf(table) === 'Device')
    endSessions()
    await until(() => table.matches(':state(empty)'))
    expect(table.openedDeviceId).to.equal(GARAGE)
  })
})
