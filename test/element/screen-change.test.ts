import { addCodes, GARAGE, openCodes } from './code-screens.js'
import { add, all, headingOf, press, recordEvents, rowOf, rowsOf, settled, until } from './page.js'
import { addTable, loaded, onStage, platform } from './stage.js'

const detailsOf = (element: HTMLElement): (() => unknown[]) => {
  const events = recordEvents(element, 'screen-change')
  return () => events.splice(0).map(({ detail }) => detail)
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
    const details = add('x-device-details', { properties: { client: await platform.clientOf('jane'), deviceId: id } })
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
