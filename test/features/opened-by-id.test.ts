import { AccessCodeTableElement } from '../../elements/access-code-table.js'
import { DeviceTableElement } from '../../elements/device-table.js'
import type { SandboxDevice } from '../../src/sandbox/index.js'
import { everSaid } from './support/ever-said.js'
import { cleanUpAfterEach, type Given, setup } from './support/setup.js'
import { settled, show, startPlatform, type TestPlatform, until } from './support/stage.js'

const LOCKS: readonly SandboxDevice[] = [
  { kind: 'lock', name: 'Front Door', accessCodes: [{ name: 'Guest', code: '100158' }] },
  { kind: 'lock', name: 'Gate', accessCodes: [{ name: 'Cleaning', code: '471147' }] }
]
const GUEST = 'access_code_front_door_1'
const MISSING_CODE = 'This access code could not be found.'

describe('Item opened by ID in a table', () => {
  cleanUpAfterEach()
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({ devices: LOCKS })
  })

  const CODES: readonly [why: string, properties: Given<'x-access-code-table'>][] = [
    ['belongs to another device', { deviceId: 'device_gate' }],
    ['the host filters out', { deviceId: 'device_front_door', accessCodeFilter: () => false }]
  ]
  for (const [why, properties] of CODES) {
    for (const path of ['/access_codes/get', '/access_codes/list', '/devices/get']) {
      it(`is never shown if it is a code that ${why}, even if ${path} responds last`, async () => {
        const release = platform.hold(path)
        const table = show(AccessCodeTableElement, {
          client: platform.client,
          openedAccessCodeId: GUEST,
          ...properties
        })
        const looks = ['100158', '100 158', '1 0 0 1 5 8', 'Guest'].map((text) => everSaid(table, text))
        await settled()
        release()
        await table.waitForText(MISSING_CODE)
        await settled()
        expect(looks.map((has) => has())).to.deep.equal([false, false, false, false])
      })
    }
  }

  it('is never shown if it is a code without a device that the table does not list', async () => {
    const code = { access_code_id: GUEST, name: 'Guest', code: '100158', type: 'ongoing', status: 'set' }
    platform.update({ faults: { '/access_codes/get': { body: { ok: true, access_code: code } } } })
    const table = show(AccessCodeTableElement, {
      client: platform.client,
      openedAccessCodeId: GUEST,
      deviceId: 'device_gate'
    })
    const hasSaid = everSaid(table, 'Guest')
    await table.waitForText(MISSING_CODE)
    await settled()
    expect(hasSaid()).to.equal(false)
  })

  const DEVICES: readonly [why: string, properties: Given<'x-device-table'>][] = [
    ['is not in deviceIds', { deviceIds: ['device_gate'] }],
    ['belongs to another account', { connectedAccountIds: ['another'] }],
    ['the host filters out', { deviceFilter: () => false }]
  ]
  for (const [why, properties] of DEVICES) {
    for (const path of ['/devices/get', '/devices/list']) {
      it(`is never shown if it is a device that ${why}, even if ${path} responds last`, async () => {
        const release = platform.hold(path)
        const table = show(DeviceTableElement, {
          client: platform.client,
          openedDeviceId: 'device_front_door',
          ...properties
        })
        const looks = ['Front Door', 'Unlock'].map((text) => everSaid(table, text))
        await settled()
        release()
        await table.waitForText('This device could not be found.')
        await settled()
        expect(looks.map((has) => has())).to.deep.equal([false, false])
      })
    }
  }

  it('is shown if it is listed', async () => {
    const { screen: codes } = await setup('x-access-code-table', {
      platform,
      deviceId: 'device_front_door',
      openedAccessCodeId: GUEST
    })
    await codes.waitForText('Guest')
    const { screen: devices } = await setup('x-device-table', { platform, openedDeviceId: 'device_front_door' })
    await until(() => devices.text.includes('Front Door'))
  })
})
