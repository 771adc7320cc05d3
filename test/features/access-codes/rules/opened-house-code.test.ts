import { expect } from 'chai'
import { type AllLocksList, lockOfOpened } from '../../../../src/features/access-codes/rules/opened-code.js'
import type { AccessCode, Device } from '../../../../src/core/resources/resources.js'

const gate: Device = { device_id: 'gate', can_remotely_lock: true }
const meter: Device = { device_id: 'meter', properties: { noise_level_decibels: 40 } }
const code = (device_id?: string): AccessCode => ({ access_code_id: 'code', ...(device_id && { device_id }) })

const READ: AllLocksList = {
  deviceIds: undefined,
  devices: [gate, meter],
  hasAllDevices: true,
  hasAllCodes: true,
  codes: [],
  takes: () => true
}
const HALF_READ: AllLocksList = { ...READ, devices: [meter], hasAllDevices: false, hasAllCodes: false }

const CASES: readonly [
  what: string,
  code: AccessCode | undefined,
  list: AllLocksList,
  lock: Device | 'unlisted' | undefined
][] = [
  ['its lock is listed', code('gate'), { ...READ, hasAllDevices: false }, gate],
  ['it is listed itself, and tells no lock', code(), { ...READ, codes: [{ code: code(), lock: gate }] }, gate],
  ['it is not known', undefined, READ, undefined],
  ['its lock may be among those to come', code('gate'), HALF_READ, undefined],
  ['it tells no lock, and may be among those to come', code(), { ...READ, hasAllCodes: false }, undefined],
  ['it tells no lock, and is not listed', code(), READ, 'unlisted'],
  ['its lock is not there', code('door'), READ, 'unlisted'],
  ['its device is no lock', code('meter'), READ, 'unlisted'],
  [
    'its lock is none of those that the host has chosen',
    code('gate'),
    { ...HALF_READ, deviceIds: ['door'] },
    'unlisted'
  ],
  ['the host does not list it', code('gate'), { ...HALF_READ, takes: () => false }, 'unlisted']
]

describe('A code of a house that is opened by its id', () => {
  for (const [what, known, list, lock] of CASES) {
    it(`${lock === undefined ? 'is waited for' : lock === 'unlisted' ? 'does not open' : 'opens'} where ${what}`, () => {
      expect(lockOfOpened('code', known, list)).to.equal(lock)
    })
  }
})
