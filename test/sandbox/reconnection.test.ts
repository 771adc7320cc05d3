import type { ConnectedAccount, Device } from '../../src/client/resources.js'
import type { SandboxDevice } from '../../src/sandbox/index.js'
import { open } from './open-access-codes.js'
import { errorOf, openSandbox } from './open-sandbox.js'

const disconnected = {
  error_code: 'account_disconnected',
  message: 'Connect it.',
  is_connected_account_error: true,
  is_device_error: false
} as const
const offline = { error_code: 'device_offline', message: 'It is offline.', is_device_error: true } as const

const DEVICES: readonly SandboxDevice[] = [
  {
    kind: 'lock',
    name: 'Attic',
    manufacturer: 'yale',
    online: false,
    errors: [disconnected],
    accessCodes: [{ name: 'Guest' }]
  },
  { kind: 'lock', name: 'Cellar', manufacturer: 'yale', online: false, errors: [disconnected, offline] },
  { kind: 'lock', name: 'Gate', manufacturer: 'august' }
]

function openSample() {
  const { ask } = openSandbox({ devices: DEVICES })
  return {
    ask,
    account: async (): Promise<ConnectedAccount> =>
      (await ask('/connected_accounts/get', { connected_account_id: 'account_yale' })).body.connected_account,
    device: async (name: string): Promise<Device> =>
      (await ask('/devices/get', { device_id: `device_${name}` })).body.device,
    accounts: async (): Promise<number> => (await ask('/connected_accounts/list')).body.connected_accounts.length
  }
}

const codesOf = ({ errors }: { readonly errors: readonly { readonly error_code: string }[] }): string[] =>
  errors.map(({ error_code }) => error_code)

describe('Disconnected account in the sandbox', () => {
  it('belongs to a configured device with a disconnection error', async () => {
    const { account } = openSample()
    expect(codesOf(await account())).to.deep.equal(['account_disconnected'])
  })

  it('is reconnected by a webview for its manufacturer, with its devices and their codes', async () => {
    const { ask, account, device, accounts } = openSample()
    const previous = await accounts()
    await ask('/access_codes/list', { device_id: 'device_attic' })
    const { body } = await ask('/connect_webviews/create', { accepted_providers: ['yale'] })
    expect(body.connect_webview).to.include({ connected_account_id: 'account_yale', login_successful: true })
    expect(codesOf(await account())).to.deep.equal([])
    expect([codesOf(await device('attic')), (await device('attic')).properties.online]).to.deep.equal([[], true])
    expect([codesOf(await device('cellar')), (await device('cellar')).properties.online]).to.deep.equal([
      ['device_offline'],
      false
    ])
    const codes = (await ask('/access_codes/list', { device_id: 'device_attic' })).body.access_codes
    expect(codes.map(codesOf)).to.deep.equal([[]])
    expect(await accounts()).to.equal(previous)
  })

  it('is not reconnected by a webview for any manufacturer', async () => {
    const { ask, account, accounts } = openSample()
    const previous = await accounts()
    await ask('/connect_webviews/create', {})
    await ask('/connect_webviews/create', { accepted_providers: ['august'] })
    expect(await accounts()).to.equal(previous + 2)
    expect(codesOf(await account())).to.deep.equal(['account_disconnected'])
  })
})

describe('Backup code in the sandbox', () => {
  const devices: readonly SandboxDevice[] = [
    {
      kind: 'lock',
      name: 'Gate',
      accessCodes: [
        { name: 'Guest', code: '4711', status: 'setting', hasBackup: true, errors: ['failed_to_set_on_device'] },
        { name: 'Owner' }
      ]
    }
  ]

  it('replaces a code that is not on the lock, once', async () => {
    const { ask, list } = open({ devices })
    const pull = () => ask('pull_backup_access_code', { access_code_id: 'access_code_gate_1' })
    const { body } = await pull()
    const [backup, failed] = await list('device_gate')
    expect(backup).to.deep.equal(body.access_code)
    expect(backup).to.include({ name: 'Guest', status: 'set', device_id: 'device_gate' })
    expect(backup?.code)
      .to.match(/^\d{4}$/)
      .and.not.to.equal('4711')
    expect(failed?.pulled_backup_access_code_id).to.equal(backup?.access_code_id)
    expect(failed?.is_backup_access_code_available).to.equal(false)
    expect(errorOf(await pull())).to.deep.equal([400, 'no_backup_access_code_available'])
  })

  it('exists only for some codes', async () => {
    const { ask } = open({ devices })
    expect(errorOf(await ask('pull_backup_access_code', { access_code_id: 'access_code_gate_2' }))).to.deep.equal([
      400,
      'no_backup_access_code_available'
    ])
    expect(errorOf(await ask('pull_backup_access_code', { access_code_id: 'access_code_of_nobody' }))).to.deep.equal([
      404,
      'access_code_not_found'
    ])
  })
})
