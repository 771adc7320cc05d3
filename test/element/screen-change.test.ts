import { expect } from 'chai'
import { endSessions } from '../../elements/index.js'
import {
  add,
  all,
  findButton,
  headingOf,
  recordEvents,
  press,
  rowOf,
  rowsOf,
  settled,
  textOf,
  type,
  until
} from './page.js'
import { addTable, client, loaded, onStage, platform } from './stage.js'

const GARAGE = 'device_garage'

const detailsOf = (element: HTMLElement): (() => unknown[]) => {
  const events = recordEvents(element, 'screen-change')
  return () => events.splice(0).map(({ detail }) => detail)
}

const openCodes = async (element: HTMLElement): Promise<void> => {
  ;(await until(() => all(element, '.lock-codes')[0])).click()
  await until(() => headingOf(element).startsWith('Access Codes') && rowsOf(element).length > 0)
}

const addCodes = () => add('x-access-code-table', { properties: { client, deviceId: GARAGE } })

/** Returns the id of an access code of the displayed device. */
async function someCode(): Promise<string> {
  const [code] = await client.accessCodes.list({ device_id: GARAGE })
  if (!code) throw new Error('There is no code.')
  return code.access_code_id
}

describe('screen-change event', () => {
  onStage()

  it('is dispatched for each screen with its target, from a device to an access code form and back', async () => {
    const table = await loaded(addTable(), 6)
    const changes = detailsOf(table)
    await settled()
    expect(changes()).to.deep.equal([])
    ;(await rowOf(table, 'Garage')).click()
    await openCodes(table)
    expect(changes()).to.deep.equal([
      { screen: 'device-details', deviceId: GARAGE },
      { screen: 'access-code-table', deviceId: GARAGE }
    ])
    rowsOf(table)[0]?.click()
    await press(table, 'Edit code')
    await until(() => all(table, 'form').length > 0)
    const [details, form] = changes()
    expect(details).to.include({ screen: 'access-code-details', deviceId: GARAGE }).and.to.have.property('accessCodeId')
    expect(form).to.deep.equal({ ...Object(details), screen: 'access-code-form' })
    for (const title of ['Access code', 'Access Codes', 'Device', 'Devices']) {
      await press(table, 'Back')
      await until(() => headingOf(table).startsWith(title))
    }
    expect(changes()).to.deep.equal([
      details,
      { screen: 'access-code-table', deviceId: GARAGE },
      { screen: 'device-details', deviceId: GARAGE },
      { screen: 'device-table' }
    ])
  })

  it('is dispatched once each for a thermostat, its presets and their form', async () => {
    const id = 'device_hallway_thermostat'
    await settled()
    const details = add('x-device-details', { properties: { client: await platform.client('jane'), deviceId: id } })
    const changes = detailsOf(details)
    await details.whenReady()
    await settled()
    expect(changes()).to.deep.equal([])
    ;(
      await until(() => all(details, 'button').find(({ textContent }) => textContent.trim().startsWith('Manage')))
    ).click()
    await press(details, 'Create New')
    await until(() => all(details, 'form').length > 0)
    expect(changes()).to.deep.equal([
      { screen: 'preset-manager', deviceId: id },
      { screen: 'preset-form', deviceId: id }
    ])
  })

  it('is dispatched after the focus has moved to the title, or back to the button that opened the screen', async () => {
    const table = await loaded(addTable(), 6)
    const focused: unknown[] = []
    table.addEventListener('screen-change', () => focused.push(table.shadowRoot?.activeElement?.textContent))
    ;(await rowOf(table, 'Garage')).click()
    await openCodes(table)
    await press(table, 'Back')
    const opener = await until(() => all(table, '.lock-codes')[0])
    // The number of codes may already be known.
    const [, codes] = focused
    expect(codes).to.match(/^Access Codes /)
    expect(focused).to.deep.equal(['Device ', codes, opener.textContent])
  })

  it('matches the property and the attribute of the open screen', async () => {
    const table = await loaded(addTable(), 6)
    expect(table.openedDeviceId).to.equal(undefined)
    const at: unknown[] = []
    table.addEventListener('screen-change', () =>
      at.push([table.openedDeviceId, table.getAttribute('opened-device-id')])
    )
    ;(await rowOf(table, 'Garage')).click()
    await press(table, 'Back')
    await until(() => rowsOf(table).length === 6)
    expect(at).to.deep.equal([
      [GARAGE, GARAGE],
      [undefined, null]
    ])
    const codes = await loaded(addCodes())
    rowsOf(codes)[0]?.click()
    await until(() => codes.openedAccessCodeId && headingOf(codes) === 'Access code')
    expect(codes.getAttribute('opened-access-code-id')).to.equal(codes.openedAccessCodeId)
    await press(codes, 'Edit code')
    await until(() => all(codes, 'form').length > 0)
    expect(codes.openedAccessCodeId).to.be.a('string')
    await press(codes, 'Back')
    await press(codes, 'Back')
    await until(() => rowsOf(codes).length > 0)
    expect(codes.hasAttribute('opened-access-code-id')).to.equal(false)
  })

  it('leaves the property empty if it was canceled, or if a form was opened from the list', async () => {
    const table = await loaded(addTable(), 6)
    table.addEventListener('device-click', (event) => event.preventDefault())
    ;(await rowOf(table, 'Garage')).click()
    await settled()
    expect(table.openedDeviceId).to.equal(undefined)
    expect(rowsOf(table)).to.have.length(6)
    const codes = await loaded(addCodes())
    await press(codes, 'Add access code')
    await until(() => all(codes, 'form').length > 0)
    expect(codes.openedAccessCodeId).to.equal(undefined)
  })
})

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
    type(table.shadowRoot?.querySelector('form input') ?? null, 'Cleaner')
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
    table.client = await platform.client('joe')
    await loaded(table, 6)
    expect(table.openedDeviceId).to.equal(undefined)
    table.openedDeviceId = GARAGE
    await until(() => headingOf(table) === 'Device')
    endSessions()
    await until(() => table.matches(':state(empty)'))
    expect(table.openedDeviceId).to.equal(GARAGE)
  })
})
