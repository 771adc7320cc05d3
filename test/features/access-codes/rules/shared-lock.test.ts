import type { Device } from '../../../../src/core/resources/resources.js'
import { canJoin } from '../../../../src/features/access-codes/rules/shared-lock.js'

const lock = (device_id: string, properties: object = {}): Device => ({
  device_id,
  can_program_online_access_codes: true,
  properties: { online: true, ...properties }
})

const plain = lock('plain')
const generating = lock('generating', { code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }] })

describe('canJoin', () => {
  it('accepts any lock if none is chosen', () => {
    expect([plain, generating].map(canJoin([]))).to.deep.equal([true, true])
  })

  it('accepts no lock if the manufacturer of one chosen lock chooses the codes', () => {
    expect(canJoin([generating])(plain)).to.equal(false)
    expect(canJoin([plain, generating])(plain)).to.equal(false)
    expect(canJoin([plain])(generating)).to.equal(false)
  })

  it('accepts locks that share a code length with all chosen locks', () => {
    const [short, long] = [
      lock('short', { supported_code_lengths: [4, 5] }),
      lock('long', { supported_code_lengths: [6] })
    ]
    expect(canJoin([plain])(plain)).to.equal(true)
    expect(canJoin([plain, short])(lock('both', { supported_code_lengths: [5, 6] }))).to.equal(true)
    expect(canJoin([short])(long)).to.equal(false)
  })
})
