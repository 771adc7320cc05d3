import type { AccessCode } from '../../src/client/resources.js'
import { call } from './call-sandbox.js'
import { open } from './open-access-codes.js'
import { DAY } from './open-sandbox.js'

describe('Sample access codes', () => {
  it('are set, start and end, but keep their issues until they are updated or deleted', async () => {
    const { list, update, remove, advance, get } = open()
    const previous = await list('device_garage')
    const named = (codes: AccessCode[], name: string): AccessCode => {
      const code = codes.find((code) => code.name === name)
      if (!code) throw new Error(`There is no code for ${name}.`)
      return code
    }
    advance(9_999)
    expect(await list('device_garage')).to.deep.equal(previous)
    advance(1)
    expect(named(await list('device_garage'), 'Just created').status).to.equal('set')
    advance(5 * DAY)
    const later = await list('device_garage')
    expect(named(later, 'Guest Okafor').status).to.equal('set')
    expect(named(later, 'Guest Tanaka').status).to.equal('unset')
    expect(later.map(({ name }) => name)).not.to.include('Courier')
    const failed = named(previous, 'Plumber')
    expect(await get(failed)).to.deep.equal(failed)
    await update(failed, { name: 'Plumber' })
    advance(3_000)
    expect(await get(failed)).to.deep.include({ status: 'set', errors: [] })
    const modified = named(previous, 'Neighbour')
    await remove(modified)
    const pending_mutations = (await get(modified))?.pending_mutations
    expect(pending_mutations?.map((mutation) => mutation.mutation_code)).to.deep.equal(['deleting'])
    expect(await get(modified)).to.deep.equal({ ...modified, status: 'removing', pending_mutations })
    advance(2_000)
    expect(await get(modified)).to.equal(undefined)
  })

  it('have the state of the time when they are first read', async () => {
    const { list, advance } = open()
    advance(6 * DAY)
    const codes = await list('device_garage')
    expect(codes.find(({ name }) => name === 'Guest Okafor')).to.include({ status: 'set' })
    expect(codes.map(({ name }) => name)).not.to.include('Courier')
  })

  it('have the errors of an unreachable device', async () => {
    const { list } = open()
    for (const [id, error_code] of [
      ['device_boiler_room', 'hub_disconnected'],
      ['device_side_entrance', 'device_offline'],
      ['device_penthouse', 'account_disconnected']
    ] as const) {
      const codes = await list(id)
      expect(codes).to.have.length.above(0)
      for (const { errors } of codes) expect(errors?.map((error) => error.error_code)).to.include(error_code)
    }
  })

  it('have different PINs of supported lengths', async () => {
    const { sandbox, list } = open({ size: 60 })
    for (const { device_id, properties } of (await call(sandbox, '/devices/list')).body.devices) {
      const digits = (await list(device_id)).flatMap(({ code }) => code ?? [])
      expect(new Set(digits).size, device_id).to.equal(digits.length)
      const lengths = properties?.supported_code_lengths ?? []
      if (lengths.length > 0) for (const code of digits) expect(lengths).to.include(code.length)
    }
  })
})
