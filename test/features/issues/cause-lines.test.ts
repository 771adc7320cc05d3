import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { CREATE, useNotedNavigation } from '../support/connect-account.js'
import { type DeviceTable, disconnected } from '../support/device-table.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'
import { recordEvents, settled, startPlatform, until } from '../support/stage.js'
import { search } from '../support/table.js'

const lock = (name: string, more: Partial<SandboxDevice> = {}): SandboxDevice => ({ kind: 'lock', name, ...more })

/**
 * Twelve locks of a disconnected account, two behind an offline hub, one with a low battery, and one without issues.
 */
const DEVICES: readonly SandboxDevice[] = [
  ...Array.from({ length: 12 }, (_, index) =>
    lock(`Room ${index + 1}`, { manufacturer: 'yale', online: false, errors: [disconnected] })
  ),
  ...['Cellar', 'Attic'].map((name) =>
    lock(name, {
      manufacturer: 'igloohome',
      errors: [{ error_code: 'hub_disconnected', message: 'No hub.', is_device_error: true }],
      properties: { igloohome_metadata: { bridge_name: 'Stairs' } }
    })
  ),
  lock('Gate', { battery: { level: 0.1, status: 'low' } }),
  lock('Front Door')
]

const linesOf = (table: DeviceTable): string[] => {
  const lines = table.root.querySelectorAll('.cause')
  return [...lines].map(({ ariaLabel }) => ariaLabel ?? '')
}

const line = (table: DeviceTable, name: string): HTMLElement => {
  const found = [...table.root.querySelectorAll<HTMLElement>('.cause')].find(({ ariaLabel }) => ariaLabel === name)
  if (!found) throw new Error(`There is no line "${name}", but ${linesOf(table).join()}.`)
  return found
}

function pressIn(table: DeviceTable, name: string, button: string | RegExp): void {
  const found = [...line(table, name).querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
    (ariaLabel ?? textContent ?? '').match(button)
  )
  if (!found) throw new Error(`The line has no button ${button}: ${line(table, name).textContent}`)
  found.click()
}

const ACCOUNT = 'Account disconnected: Yale'
const HUB = 'Hub or bridge offline'
const BATTERIES = 'Change 1 battery'

/** Adds a device table with these devices, and expands its causes. */
async function setupCauses(given: Given<'x-device-table'> = {}) {
  const { screen: table, platform } = await setup('x-device-table', { devices: DEVICES, ...given })
  await until(() => linesOf(table).length > 0)
  table.root.querySelector<HTMLElement>('.cause-fold')?.click()
  await settled()
  return { table, platform }
}

describe('Causes above the device table', () => {
  cleanUpAfterEach()
  const went = useNotedNavigation()

  it('show one line per cause for all its devices', async () => {
    const { table } = await setupCauses()
    expect(linesOf(table)).to.deep.equal([ACCOUNT, HUB, BATTERIES])
    const { textContent } = line(table, ACCOUNT)
    expect(textContent).to.contain('12 devices · Room 1 · Room 2').and.to.contain('Room 8 · and 4 more')
    expect(line(table, HUB).textContent).to.contain('Hub or bridge: Stairs · Cellar · Attic')
    expect(line(table, BATTERIES).textContent).to.contain('Gate 10%')
  })

  it('are hidden if there are no issues or the host filters them out', async () => {
    const { screen: table } = await setup('x-device-table', { devices: [lock('Front Door')] })
    expect(linesOf(table)).to.deep.equal([])
    table.element.remove()
    const { screen: filtered } = await setup('x-device-table', {
      devices: DEVICES.slice(0, 14),
      errorFilter: () => false
    })
    expect(linesOf(filtered)).to.deep.equal([])
  })

  it('filter the table by the devices of a cause, and reset the filter', async () => {
    const { table } = await setupCauses()
    pressIn(table, HUB, HUB)
    await settled()
    expect(table.rowNames).to.deep.equal(['Cellar', 'Attic'])
    await search(table, 'attic')
    expect(table.rowNames).to.deep.equal(['Attic'])
    await search(table, '')
    pressIn(table, HUB, HUB)
    await settled()
    expect(table.rowNames).to.have.length(16)
  })

  it('are hidden while a search finds nothing', async () => {
    const { table } = await setupCauses()
    await search(table, 'nothing of that name')
    expect(linesOf(table)).to.deep.equal([])
    await search(table, 'attic')
    await until(() => linesOf(table).length > 0)
  })

  it('disappear with their filter once the cause is resolved', async () => {
    const { table, platform } = await setupCauses()
    pressIn(table, HUB, HUB)
    await settled()
    platform.edit = (device) => {
      if (device.device_id !== 'device_gate') device.errors = []
    }
    pressIn(table, HUB, 'Check again')
    await until(() => table.rowNames.length === 16)
    expect(linesOf(table)).to.deep.equal([BATTERIES])
  })

  it('report that a check found no change', async () => {
    const { table } = await setupCauses()
    pressIn(table, HUB, 'Check again')
    await until(() => line(table, HUB).textContent?.includes('Nothing has changed yet'))
  })

  it('reconnect the account on its own page and disappear', async () => {
    const { table, platform } = await setupCauses()
    const beforeChanges = recordEvents(table, 'before-change')
    pressIn(table, ACCOUNT, 'Reconnect')
    await until(() => !linesOf(table).includes(ACCOUNT))
    expect(beforeChanges.map(({ detail }) => [detail.operation, detail.params['accepted_providers']])).to.deep.equal([
      ['connectWebviews.create', ['yale']]
    ])
    expect(platform.requests(CREATE)).to.have.length(1)
    expect(went).to.deep.equal([])
    expect(table.rowNames).to.have.length(16)
  })

  it('open no page if the account was reconnected elsewhere', async () => {
    const { table, platform } = await setupCauses()
    await platform.client.connectWebviews.create({ accepted_providers: ['yale'] })
    const calls = platform.requests(CREATE).length
    pressIn(table, ACCOUNT, 'Reconnect')
    await table.waitForText('The account is connected again')
    await until(() => !linesOf(table).includes(ACCOUNT))
    expect(platform.requests(CREATE)).to.have.length(calls)
  })

  it('open the page if the devices still report the account as disconnected', async () => {
    const { table, platform } = await setupCauses({
      edit(device) {
        if (device.device_id.startsWith('device_room')) device.errors = [disconnected]
      }
    })
    await platform.client.connectWebviews.create({ accepted_providers: ['yale'] })
    const calls = platform.requests(CREATE).length
    pressIn(table, ACCOUNT, 'Reconnect')
    await table.waitForText('The account is connected again')
    await settled()
    table.element.addEventListener('connect-webview', (event) => event.preventDefault())
    pressIn(table, ACCOUNT, 'Reconnect')
    await until(() => platform.requests(CREATE).length === calls + 1)
  })

  it('leave each step to a host that cancels issue-resolve', async () => {
    const { table, platform } = await setupCauses()
    table.element.addEventListener('issue-resolve', (event) => event.preventDefault())
    const steps = recordEvents(table, 'issue-resolve')
    const reads = platform.requests('/devices/list').length
    pressIn(table, ACCOUNT, 'Reconnect')
    pressIn(table, HUB, 'Check again')
    pressIn(table, BATTERIES, BATTERIES)
    await settled()
    expect(steps.map(({ detail }) => detail)).to.deep.equal([
      { step: 'reconnect', code: 'account_disconnected', connected_account_id: 'account_yale' },
      { step: 'wake-bridge', code: 'hub_disconnected', connected_account_id: 'account_igloohome' },
      { step: 'batteries', code: 'low_battery' }
    ])
    expect(platform.requests(CREATE)).to.deep.equal([])
    expect(platform.requests('/devices/list')).to.have.length(reads)
    expect(table.rowNames).to.have.length(16)
  })

  it('show why an account could not be connected, with the request ID', async () => {
    const { table, platform } = await setupCauses()
    platform.update({ faults: { [CREATE]: { status: 400, error: { type: 'no_way', message: 'Not today.' } } } })
    pressIn(table, ACCOUNT, 'Reconnect')
    await until(() =>
      /Couldn’t open the page for connecting.*contact support.*Not today\. \(.*request_\d+\)/.test(
        line(table, ACCOUNT).textContent ?? ''
      )
    )
  })

  it('stay dismissed until more devices are affected', async () => {
    const { table, platform } = await setupCauses()
    pressIn(table, BATTERIES, 'Dismiss')
    await settled()
    expect(linesOf(table)).to.deep.equal([ACCOUNT, HUB])
    await table.press('row', 'Front Door')
    await table.press('button', 'Back')
    await until(() => linesOf(table).length > 0)
    await table.press('button', /Show all/)
    expect(linesOf(table)).to.deep.equal([ACCOUNT, HUB])
    platform.edit = (device) => {
      if (device.device_id === 'device_front_door')
        device.properties = { ...device.properties, battery: { level: 0.05, status: 'critical' } }
    }
    await table.press('button', 'Refresh')
    await until(() => linesOf(table).includes('Change 2 batteries'))
  })

  it('show the first line, and all of them on request', async () => {
    const manufacturers = ['yale', 'august', 'nuki', 'schlage', 'ttlock'] as const
    const devices = manufacturers.map((manufacturer) =>
      lock(manufacturer, { manufacturer, online: false, errors: [disconnected] })
    )
    const { screen: table } = await setup('x-device-table', { devices })
    await until(() => linesOf(table).length === 1)
    const fold = await table.find('button', /Show all 5/)
    expect(fold.innerText).to.contain('+4')
    expect(fold.ariaExpanded).to.equal('false')
    await table.press('button', /Show all 5/)
    await until(() => linesOf(table).length === 5)
    expect(fold.ariaExpanded).to.equal('true')
    await table.press('button', /Show all 5/)
    await until(() => linesOf(table).length === 1)
  })

  it('update for another session', async () => {
    const { table } = await setupCauses()
    for (const devices of [DEVICES.slice(14), DEVICES, DEVICES.slice(12)]) {
      const { client } = await startPlatform({ devices })
      table.element.client = client
      await until(() => table.rowNames.length === devices.length)
      await settled()
    }
    await table.press('button', /Show all/)
    expect(linesOf(table)).to.deep.equal([HUB, BATTERIES])
  })

  it('show a single cause with its step and a way to dismiss it', async () => {
    const { table } = await setupCauses({ devices: DEVICES.slice(14), width: 300 })
    await table.find('button', `Dismiss: ${BATTERIES}`)
    expect(table.names('button', /Show all/)).to.deep.equal([])
  })

  it('leave the first row within 148 px of the top', async () => {
    const { screen: table } = await setup('x-device-table', { devices: DEVICES, width: 320 })
    await until(() => linesOf(table).length > 0)
    const [first] = table.all('row')
    const top = (first?.getBoundingClientRect().top ?? 0) - table.element.getBoundingClientRect().top
    expect(top).to.be.at.most(148)
  })
})
