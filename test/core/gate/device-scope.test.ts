import { canContain, containsDevice, type DeviceScope } from '../../../src/core/gate/device-scope.js'
import { device } from '../../features/support/as-sent.js'

describe('Scope of devices', () => {
  const rows: readonly (readonly [string, DeviceScope, boolean])[] = [
    ['without options', {}, true],
    ['with the id of the device', { deviceIds: ['front'] }, true],
    ['with other ids', { deviceIds: ['back'] }, false],
    ['with an empty list of ids', { deviceIds: [] }, false],
    ['with its account', { connectedAccountIds: ['hotel'] }, true],
    ['with another account', { connectedAccountIds: ['home'] }, false],
    ['with its id and another account', { deviceIds: ['front'], connectedAccountIds: ['home'] }, false]
  ]
  for (const [name, scope, isContained] of rows) {
    it(`${name} ${isContained ? 'contains' : 'excludes'} the device`, () => {
      expect(containsDevice(scope, device({ device_id: 'front', connected_account_id: 'hotel' }))).to.equal(isContained)
    })
  }

  it('excludes a device that is not loaded only by its id', () => {
    const scope = { deviceIds: ['front'], connectedAccountIds: ['home'] }
    expect([canContain(scope, 'front'), canContain(scope, 'back')]).to.deep.equal([true, false])
  })
})
