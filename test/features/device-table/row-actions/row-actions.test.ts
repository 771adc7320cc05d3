import { sendKeys } from '@web/test-runner-commands'
import { untilEnabled } from '../../../enabled.js'
import { laidOut } from '../../../settled.js'
import { cleanUpAfterEach, type Given, setup } from '../../support/setup.js'
import { recordEvents, type Screen, settled, type TestPlatform, until } from '../../support/stage.js'
import { HALLWAY, HEAT_COOL } from '../../support/thermostat.js'

const UNLOCK = '/locks/unlock_door'
const FRONT = { device_id: 'device_front_door' }

/** Returns the number of commands that were sent. */
const changed = (platform: TestPlatform): number =>
  [UNLOCK, '/locks/lock_door', HEAT_COOL, '/thermostats/heat', '/thermostats/cool', '/thermostats/off'].flatMap(
    (path) => platform.requests(path)
  ).length

/** Returns the number of lines of an element's text. */
const linesOf = (element: Element): number =>
  Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight))

/** Adds a device table with row actions. */
async function setupActions(given: Given<'x-device-table'> = {}) {
  const { screen: table, platform } = await setup('x-device-table', { rowActions: true, ...given })
  await until(() => table.root.querySelector('.row-action button'))
  return { table, platform }
}

/** Returns the open panel of a row action. */
const panelOf = ({ root }: Screen<HTMLElement>): HTMLElement | null =>
  root.querySelector<HTMLElement>('[role=dialog]:popover-open')

async function open(name: string, given?: Given<'x-device-table'>) {
  const t = await setupActions(given)
  await t.table.press('button', name)
  const panel = await until(() => panelOf(t.table))
  await until(() => panel.querySelector('header') && panel.matches(':focus-within'))
  return { ...t, panel }
}

describe('Row actions', () => {
  cleanUpAfterEach()

  it('exist only if rowActions is set', async () => {
    const { table } = await setupActions()
    expect(table.names('button', /^Unlock Front Door$/)).to.have.length(1)
    table.element.rowActions = false
    await settled()
    expect(table.names('button', /Front Door$/)).to.deep.equal([])
    expect(table.element.getAttribute('row-actions')).to.equal(null)
  })

  for (const width of [720, 765, 900, 1000]) {
    it(`leave room for each state on one line at ${width} px`, async () => {
      const { table } = await setupActions({ selectable: true, width })
      await settled()
      const states = [...table.root.querySelectorAll('.row-state')]
      expect(states.map(({ textContent }) => textContent)).to.include('Heating to 70°')
      expect(states.filter((state) => linesOf(state) > 1).map(({ textContent }) => textContent)).to.deep.equal([])
    })
  }

  describe('Lock action', () => {
    it('unlocks the door once, updates all elements, and dispatches events', async () => {
      const { table, platform } = await setupActions({ commandTime: 0, holds: [UNLOCK] })
      const { screen: details } = await setup('x-lock-details', { platform, deviceId: FRONT.device_id })
      // Elements far from the viewport do not update.
      Object.assign(details.element.style, { position: 'absolute', top: 0 })
      await laidOut()
      const [beforeChanges, after] = [recordEvents(table, 'before-change'), recordEvents(table, 'lock-change')]
      const clicks = recordEvents(table, 'device-click')
      const button = await table.find('button', 'Unlock Front Door')
      button.click()
      button.click()
      await settled()
      expect(table.rowWords('Front Door')).to.contain('Unlocking…').and.not.to.contain('Locked')
      const [latch] = details.all('group', 'Lock status')
      expect(latch?.innerText).to.contain('Unlocking…').and.not.to.contain('Unlocked')
      expect(button.ariaBusy).to.equal('true')
      expect(after).to.deep.equal([])
      platform.release(UNLOCK)
      await until(() => after.length > 0)
      expect(platform.requests(UNLOCK)).to.deep.equal([FRONT])
      expect(beforeChanges.map(({ detail }) => detail)).to.deep.equal([
        { operation: 'locks.unlockDoor', params: FRONT }
      ])
      expect(after.map(({ detail }) => detail)).to.deep.equal([{ ...FRONT, locked: false }])
      expect(clicks, 'the row was not pressed').to.deep.equal([])
      expect(table.rowWords('Front Door')).to.contain('Unlocked')
      expect(table.names('button', 'Lock Front Door')).to.have.length(1)
      await table.waitForText('Front DoorLock status has been successfully updated')
    })

    it('is hidden for incapable or offline locks', async () => {
      const { table } = await setupActions({ size: 30 })
      expect(
        table.names('button', /Side Entrance|Penthouse 12A|Storage Room/).filter((name) => /^(Un)?lock /i.test(name))
      ).to.deep.equal([])
    })

    it('is replaced by an icon with the reason for an offline lock', async () => {
      const { table } = await setupActions({ size: 30 })
      const images = [...table.root.querySelectorAll('.row-action [role=img]')]
      const names = images.filter((image) => image.querySelector('svg')).map(({ ariaLabel }) => ariaLabel)
      expect(names).to.include.members(['Device Offline', 'Account Offline'])
    })
  })

  describe('Thermostat action', () => {
    const heatTo = (panel: HTMLElement): HTMLInputElement => {
      const field = [...panel.querySelectorAll<HTMLInputElement>('[role=spinbutton]')].find(
        ({ labels }) => labels?.[0]?.textContent === 'Heat to'
      )
      if (!field) throw new Error('There are no steps.')
      return field
    }

    it('opens mode and set points, and sends the change once when it closes', async () => {
      const { platform, table, panel } = await open('Adjust Hallway Thermostat', { commandTime: 0 })
      const events = recordEvents(table, 'climate-change')
      await until(() => panel.querySelector('[role=spinbutton]'))
      await untilEnabled(heatTo(panel))
      heatTo(panel).focus()
      await sendKeys({ press: 'ArrowUp' })
      await settled()
      expect(changed(platform)).to.equal(0)
      await sendKeys({ press: 'Escape' })
      await until(() => !panelOf(table))
      expect(table.focused).to.equal('Adjust Hallway Thermostat')
      await until(() => events.length > 0)
      expect(platform.requests(HEAT_COOL)).to.deep.equal([
        { device_id: HALLWAY, heating_set_point_fahrenheit: 71, cooling_set_point_fahrenheit: 76 }
      ])
      await table.press('button', 'Undo')
      await until(() => platform.requests(HEAT_COOL).length === 2)
      expect(platform.requests(HEAT_COOL)[1]).to.deep.equal({
        device_id: HALLWAY,
        heating_set_point_fahrenheit: 70,
        cooling_set_point_fahrenheit: 76
      })
    })

    it('is not offered for an offline thermostat', async () => {
      const { table } = await setupActions({ size: 30 })
      expect(table.rowWords('Studio Thermostat').join(' ')).to.contain('Offline')
      expect(table.names('button', /^Adjust/))
        .to.contain('Adjust Hallway Thermostat')
        .and.not.to.contain('Adjust Studio Thermostat')
    })
  })

  describe('Noise sensor action', () => {
    it('is called "Noise", as its accessible name', async () => {
      const { table } = await setupActions({ size: 30 })
      expect((await table.find('button', 'Noise in the last hour Living Room Sensor')).innerText).to.equal('Noise')
    })

    it('shows the level, the limit and the last hour', async () => {
      const { table, panel } = await open('Noise in the last hour Living Room Sensor', { size: 30 })
      await until(() => panel.textContent.includes('in the last hour'))
      expect(panel.textContent).to.contain('42 dB').and.to.contain('Limit now')
      expect(panel.querySelector('svg .noises') === null).to.equal(false)
      expect(panel.ariaLabel).to.equal('Noise in the last hour Living Room Sensor')
      await sendKeys({ press: 'Escape' })
      await until(() => !panelOf(table))
      expect(table.focused).to.equal('Noise in the last hour Living Room Sensor')
    })

    it('does not claim silence for an offline sensor', async () => {
      const { platform, table, panel } = await open('Noise in the last hour Attic', {
        devices: [{ kind: 'noise sensor', name: 'Attic', online: false, decibels: 0 }],
        faults: { '/events/list': { body: { ok: true, events: [] } } }
      })
      await until(() => platform.requests('/events/list').length > 0)
      await settled()
      expect(panel.textContent)
        .to.contain('Unknown')
        .and.not.to.match(/in the last hour|Loading|0 dB/)
      expect(table.rowWords('Attic').join(' ')).not.to.contain('0 dB')
    })

    it('shows an error with a retry', async () => {
      const { platform, panel } = await open('Noise in the last hour Living Room Sensor', {
        size: 30,
        faults: { '/events/list': { status: 409 } }
      })
      await until(() => panel.textContent.includes('Noise activity could not be loaded'))
      platform.update({ faults: {} })
      ;[...panel.querySelectorAll('button')].at(-1)?.click()
      await until(() => panel.textContent.includes('in the last hour'))
    })
  })

  it('emphasize only the temperature, next to what the thermostat does', async () => {
    const { table } = await setupActions({ size: 30, width: 320 })
    const row = table.all('row', 'Hallway Thermostat')[0]
    const weights = ['.row-end', '.row-state'].map((part) => {
      const element = row?.querySelector(part)
      return element && getComputedStyle(element).fontWeight
    })
    expect(weights).to.deep.equal(['600', '400'])
  })

  it('have one tab stop, next to that of the row', async () => {
    const { table } = await setupActions()
    table.all('row', 'Front Door')[0]?.focus()
    await sendKeys({ press: 'Tab' })
    expect(table.focused).to.equal('Unlock Front Door')
    await sendKeys({ press: 'Shift+Tab' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Tab' })
    expect(table.focused).to.equal('Lock Back Door')
    const stops = [...table.root.querySelectorAll<HTMLElement>('.row-action button')].filter(
      ({ tabIndex }) => tabIndex === 0
    )
    expect(stops).to.have.length(1)
  })

  for (const width of [320, 1000]) {
    it(`reserve their space before they load, and cover nothing at ${width} px`, async () => {
      const { screen: previous } = await setup('x-device-table', { size: 30, rowActions: true, width })
      await until(() => previous.all('row').length > 0)
      const heights = () => previous.all('row').map(({ offsetHeight }) => offsetHeight)
      const first = heights()
      await until(() => previous.root.querySelector('.row-action button'))
      await settled()
      expect(heights()).to.deep.equal(first)
      for (const button of previous.root.querySelectorAll<HTMLElement>('.row-action button')) {
        const { left } = button.getBoundingClientRect()
        const words = button.closest('li')?.querySelector('.row-end')?.getBoundingClientRect()
        expect(words && words.right).to.be.at.most(left + 1)
      }
    })
  }
})
