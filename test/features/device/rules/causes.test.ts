import { causesOf, hasCause } from '../../../../src/features/device/rules/causes.js'

const everything = (): boolean => true

interface DeviceFields {
  readonly errors?: readonly object[]
  readonly battery?: object
  readonly online?: boolean
  readonly account?: unknown
  readonly hub?: string
}

const device = (
  device_id: string,
  { errors = [], battery, online = true, account = 'account', hub }: DeviceFields
) => ({
  device_id,
  connected_account_id: account,
  errors,
  properties: {
    online,
    model: { manufacturer_display_name: 'Yale' },
    ...(battery && { battery }),
    ...(hub && { igloohome_metadata: { bridge_name: hub } })
  }
})

const disconnected = { errors: [{ error_code: 'account_disconnected' }], online: false }
const withoutHub = { errors: [{ error_code: 'hub_disconnected' }] }
const low = { battery: { status: 'low', level: 0.1 } }

const summaryOf = (devices: ReturnType<typeof device>[]) =>
  causesOf(devices, everything).map(({ kind, devices: having }) => [kind, having.map(({ device_id }) => device_id)])

describe('causesOf', () => {
  it('returns one cause for all devices of a disconnected account', () => {
    const devices = Array.from({ length: 12 }, (_, index) => device(`${index}`, disconnected))
    expect(summaryOf(devices)).to.deep.equal([['account', devices.map(({ device_id }) => device_id)]])
    expect(causesOf(devices, everything)[0]?.name).to.equal('Yale')
  })

  it('sorts by accounts, hubs and batteries, larger causes first', () => {
    const devices = [
      device('a', low),
      device('b', { ...withoutHub, hub: 'Hall' }),
      device('c', { ...withoutHub, hub: 'Kitchen' }),
      device('d', { ...withoutHub, hub: 'Kitchen' }),
      device('e', { ...disconnected, account: 'other' })
    ]
    expect(summaryOf(devices)).to.deep.equal([
      ['account', ['e']],
      ['hub', ['c', 'd']],
      ['hub', ['b']],
      ['batteries', ['a']]
    ])
  })

  it('returns keys without unknown parts', () => {
    expect(causesOf([device('a', { ...withoutHub, account: null })], everything)[0]?.key).to.equal('hub a ')
  })

  it('returns only causes that the host does not filter out', () => {
    const devices = [device('a', disconnected)]
    expect(causesOf(devices, () => false)).to.deep.equal([])
  })

  it('returns causes that match all devices sharing them, and no others', () => {
    const [cause] = causesOf([device('a', disconnected)], everything)
    expect(cause && hasCause(device('b', disconnected), cause, everything)).to.equal(true)
    expect(cause && hasCause(device('b', { ...disconnected, account: 'other' }), cause, everything)).to.equal(false)
    expect(cause && hasCause(device('a', {}), cause, everything)).to.equal(false)
  })

  it('counts each device once and does not merge devices without an account', () => {
    const twice = { error_code: 'account_disconnected' }
    expect(summaryOf([device('a', { errors: [twice, twice] })])).to.deep.equal([['account', ['a']]])
    const orphans = [device('a', { ...disconnected, account: null }), device('b', { ...disconnected, account: 7 })]
    expect(summaryOf(orphans)).to.have.length(2)
  })

  it('ignores the battery of an offline device', () => {
    expect(summaryOf([device('a', { ...low, online: false })])).to.deep.equal([])
    expect(summaryOf([device('a', low)])).to.have.length(1)
  })
})
