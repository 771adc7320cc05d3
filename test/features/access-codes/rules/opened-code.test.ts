import type { AccessCode, Device } from '../../../../src/core/resources/resources.js'
import { type AllLocksList, lockOfOpened } from '../../../../src/features/access-codes/rules/opened-code.js'

const gate: Device = { device_id: 'gate', can_remotely_lock: true }
const meter: Device = { device_id: 'meter', properties: { noise_level_decibels: 40 } }
const code = (device_id?: string): AccessCode => ({ access_code_id: 'code', ...(device_id && { device_id }) })

const READ: AllLocksList = {
  deviceIds: undefined,
  devices: [gate, meter],
  hasAllDevices: true,
  hasAllCodes: true,
  codes: [],
  isAccepted: () => true
}
const HALF_READ: AllLocksList = { ...READ, devices: [meter], hasAllDevices: false, hasAllCodes: false }

describe('lockOfOpened', () => {
  const CASES: readonly [
    what: string,
    code: AccessCode | undefined,
    list: AllLocksList,
    lock: Device | 'unlisted' | undefined
  ][] = [
    ['the lock of the code is listed', code('gate'), { ...READ, hasAllDevices: false }, gate],
    ['the code is listed but names no lock', code(), { ...READ, codes: [{ code: code(), lock: gate }] }, gate],
    ['the code is not loaded', undefined, READ, undefined],
    ['the lock may be on a later page', code('gate'), HALF_READ, undefined],
    ['the code names no lock and may be on a later page', code(), { ...READ, hasAllCodes: false }, undefined],
    ['the code names no lock and is not listed', code(), READ, 'unlisted'],
    ['the lock does not exist', code('door'), READ, 'unlisted'],
    ['the device of the code is not a lock', code('meter'), READ, 'unlisted'],
    ['the lock is not in deviceIds', code('gate'), { ...HALF_READ, deviceIds: ['door'] }, 'unlisted'],
    ['the host filters the code out', code('gate'), { ...HALF_READ, isAccepted: () => false }, 'unlisted']
  ]
  for (const [what, known, list, lock] of CASES) {
    it(`returns ${lock === undefined ? 'undefined (still loading)' : lock === 'unlisted' ? '"unlisted"' : 'the lock'} if ${what}`, () => {
      expect(lockOfOpened('code', known, list)).to.equal(lock)
    })
  }
})
