import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { CREATE, useNotedNavigation } from '../support/connect-account.js'
import { disconnected, offline } from '../support/device-table.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'
import { recordEvents, type Screen, settled, until, words } from '../support/stage.js'

const GATE = 'device_gate'

async function setupDetails(given: Given<'x-device-details'>) {
  const t = await setup('x-device-details', { deviceId: GATE, ...given })
  await until(() => t.screen.alerts.length > 0)
  return t
}

/** Adds the details of a lock with these issues. */
const setupGate = (more: Partial<SandboxDevice>, given: Given<'x-device-details'> = {}) =>
  setupDetails({ devices: [{ kind: 'lock', name: 'Gate', manufacturer: 'yale', ...more }], ...given })

describe('Device issues', () => {
  cleanUpAfterEach()
  useNotedNavigation()

  it('show the message of the platform without a step for unknown codes', async () => {
    const { screen: details } = await setupGate(
      {},
      {
        edit(device) {
          device.errors = [{ error_code: 'brand_new', message: 'It is on fire.' }, { error_code: 'mute' }]
        }
      }
    )
    expect(details.alerts).to.deep.equal(['It is on fire.', 'The device reports an unspecified problem.'])
    expect(details.all('button', /again|Reconnect/)).to.have.length(0)
  })

  it('disappear after a check if they are resolved', async () => {
    const { screen: details, platform } = await setupGate({ online: false, errors: [offline] })
    await details.press('button', 'Check again')
    await details.waitForText('Nothing has changed yet')
    platform.edit = (device) => {
      device.errors = []
    }
    await details.press('button', 'Check again')
    await until(() => details.alerts.length === 0)
  })

  it('name the hub that is offline', async () => {
    const { screen: details } = await setupGate({
      manufacturer: 'igloohome',
      errors: [{ error_code: 'hub_disconnected', message: 'No hub.', is_device_error: true }],
      properties: { igloohome_metadata: { bridge_name: 'Stairs' } }
    })
    expect(details.alerts.join()).to.contain('Hub or bridge: Stairs')
  })

  it('show issues with the same meaning once', async () => {
    const warning = { message: 'So.' }
    const { screen: details } = await setupGate({
      warnings: [
        { ...warning, warning_code: 'time_zone_unknown' },
        { ...warning, warning_code: 'time_zone_mismatch' }
      ]
    })
    expect(details.alerts).to.have.length(1)
  })

  it('include those of the account', async () => {
    const warnings = [
      { warning_code: 'account_reauthorization_requested', message: 'Soon.', created_at: '2026-01-01T00:00:00Z' }
    ]
    const connected_account = {
      connected_account_id: 'account_yale',
      account_type: 'yale',
      warnings
    }
    const t = await setupGate({}, { faults: { '/connected_accounts/get': { body: { connected_account } } } })
    const { screen: details } = t
    expect(details.alerts[0]).to.contain('The account needs to be confirmed')
    const steps = t.events('before-change')
    await details.press('button', 'Reconnect')
    await until(() => steps.length > 0)
    expect(steps.map(({ detail }) => detail.params['accepted_providers'])).to.deep.equal([['yale']])
  })

  it('disappear once the account is reconnected', async () => {
    const { screen: details, platform } = await setupGate({ online: false, errors: [disconnected] })
    await details.press('button', 'Reconnect')
    await until(() => details.alerts.length === 0)
    expect(platform.requests(CREATE)).to.have.length(1)
    await until(() => details.text.includes('Online'))
  })

  describe('Several issues', () => {
    const missingKeys = {
      error_code: 'missing_device_credentials',
      message: 'No keys.',
      is_device_error: true
    } as const
    const flaky = { warning_code: 'device_has_flaky_connection', message: 'Drops.' } as const

    it('show the worst in a card that unfolds', async () => {
      const { screen: details, platform } = await setupGate({ errors: [missingKeys], warnings: [flaky] })
      expect(details.alerts).to.have.length(2)
      platform.edit = (device) => {
        device.errors = [missingKeys, { error_code: 'brand_new', message: 'It is on fire.' }]
      }
      await details.press('button', 'Check again')
      await details.find('group', '3 problems')
      expect(details.alerts).to.deep.equal(['The device needs to be paired again in the manufacturer’s app.'])
      await details.press('button', '3 problems')
      expect(details.alerts).to.have.length(3)
    })

    it('share a button that checks them again, and report each to the host', async () => {
      const { screen: details } = await setupGate({ errors: [missingKeys], warnings: [flaky] })
      expect(details.names('button', 'Check again')).to.have.length(1)
      const steps = recordEvents(details, 'issue-resolve')
      await details.press('button', 'Check again')
      await details.waitForText('Nothing has changed yet')
      expect(steps.map(({ detail }) => detail.code)).to.deep.equal([
        'missing_device_credentials',
        'device_has_flaky_connection'
      ])
    })
  })

  it('leave the step to a host that cancels issue-resolve', async () => {
    const { screen: details, platform } = await setupGate({ online: false, errors: [disconnected, offline] })
    details.element.addEventListener('issue-resolve', (event) => event.preventDefault())
    const steps = recordEvents(details, 'issue-resolve')
    const reads = platform.requests('/devices/get').length
    await details.press('button', 'Reconnect')
    await details.press('button', 'Check again')
    await settled()
    const about = { device_id: GATE, connected_account_id: 'account_yale' }
    expect(steps.map(({ detail }) => detail)).to.deep.equal([
      { step: 'reconnect', code: 'account_disconnected', ...about },
      { step: 'retry', code: 'device_offline', ...about }
    ])
    expect(platform.requests(CREATE)).to.deep.equal([])
    expect(platform.requests('/devices/get')).to.have.length(reads)
  })

  it('lead to the codes of a full lock', async () => {
    const warning = {
      warning_code: 'max_access_codes_reached',
      message: 'Full.',
      active_access_code_count: 2,
      max_active_access_code_count: 2
    } as const
    const { screen: details } = await setupGate({ warnings: [warning] })
    await details.press('button', 'View codes')
    await until(() => details.names('heading').some((name) => name.startsWith('Access Codes')))
  })

  describe('Low battery', () => {
    const STEP = 'Show all low batteries'
    const saving = { warning_code: 'power_saving_mode', message: 'Saving.' } as const
    const battery = { level: 0.05, status: 'critical' } as const
    const devices: readonly SandboxDevice[] = [
      { kind: 'lock', name: 'Gate', manufacturer: 'yale', battery, warnings: [saving] },
      { kind: 'lock', name: 'Attic', battery },
      { kind: 'lock', name: 'Office', battery },
      { kind: 'lock', name: 'Front Door', battery: { level: 1, status: 'full' } }
    ]
    const setupTable = (given: Given<'x-device-table'> = {}) =>
      setup('x-device-table', { devices, openedDeviceId: GATE, ...given })
    async function low(table: Screen<HTMLElement>): Promise<string[]> {
      await table.press('button', STEP)
      await until(() => table.root.querySelectorAll('.low-batteries li').length > 0)
      await settled()
      return [...table.root.querySelectorAll('.low-batteries li')].map(({ textContent }) =>
        words(textContent).replace(/Low.*/, '')
      )
    }

    it('lists all devices of the table with low batteries, which open their details', async () => {
      const { screen: table } = await setupTable()
      expect(await low(table)).to.deep.equal(['Gate', 'Attic', 'Office'])
      await table.press('button', 'Attic')
      await until(() => table.element.openedDeviceId === 'device_attic')
    })

    const restrictions: Readonly<Record<string, Given<'x-device-table'>>> = {
      deviceFilter: { deviceFilter: ({ display_name }) => display_name !== 'Attic' && display_name !== 'Office' },
      connectedAccountIds: { connectedAccountIds: ['account_yale'] },
      deviceIds: { deviceIds: [GATE, 'device_front_door'] }
    }
    for (const [what, properties] of Object.entries(restrictions)) {
      it(`omits devices that the table excludes by ${what}`, async () => {
        expect(await low((await setupTable(properties)).screen)).to.deep.equal(['Gate'])
      })
    }

    it('is not offered for a single device, and fetches no others', async () => {
      const { screen: details, requests } = await setupDetails({ devices })
      expect(details.names('button', STEP)).to.deep.equal([])
      expect(requests('/devices/list')).to.deep.equal([])
    })
  })
})
