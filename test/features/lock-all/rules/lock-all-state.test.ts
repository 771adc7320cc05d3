import type { Device } from '../../../../src/core/resources/resources.js'
import { allLocksState, latchState, lockAllFacts } from '../../../../src/features/lock-all/rules/lock-all-state.js'
import { createFormats } from '../../../../src/messages/formats.js'
import { LOCK_ALL } from '../../../../src/messages/lock-all/en.js'

const lock = (id: string, properties: Device['properties']): Device => ({ device_id: id, properties })
const closed = (id: string): Device => lock(id, { online: true, locked: true })
const open = (id: string): Device => lock(id, { online: true, locked: false })
const offline = (id: string): Device => lock(id, { online: false, locked: true })
const silent = (id: string): Device => lock(id, { online: true })

type Mutations = Parameters<typeof allLocksState>[1]

const pending = (id: string, operation: 'locks.lockDoor' | 'locks.unlockDoor'): Mutations =>
  new Map([[`lock ${id}`, { operation }]])

function shown(locks: readonly Device[], mutations: Mutations = new Map(), isComplete = true): readonly string[] {
  const state = allLocksState(locks, mutations)
  const texts = LOCK_ALL.en(createFormats('en'))
  return [latchState(state, isComplete), ...lockAllFacts(state, isComplete, texts)]
}

describe('State of all locks', () => {
  it('is locked only if every lock has confirmed it', () => {
    expect(shown([closed('a')])).to.deep.equal(['locked', '1 door locked'])
    expect(shown([closed('a'), closed('b')])).to.deep.equal(['locked', 'Both doors locked'])
    expect(shown([closed('a'), closed('b'), closed('c')])).to.deep.equal(['locked', 'All 3 doors locked'])
    expect(shown([closed('a'), closed('b')], new Map(), false)).to.deep.equal(['unknown', '2 doors locked'])
  })

  it('counts an offline lock and one without a reported state as unknown', () => {
    const locks = [closed('a'), closed('b'), offline('c'), silent('d')]
    expect(shown(locks)).to.deep.equal(['unknown', '2 doors locked', '2 unknown'])
    expect(shown([...locks, open('e')])).to.deep.equal(['unlocked', '1 door unlocked', '2 unknown'])
    expect(shown([offline('a')])).to.deep.equal(['unknown', 'State of 1 door unknown'])
  })

  it('stays unlocked until a command to lock is confirmed', () => {
    expect(shown([open('a'), closed('b')], pending('a', 'locks.lockDoor'))).to.deep.equal([
      'unlocked',
      '1 door unlocked'
    ])
  })

  it('is not locked while a command to unlock is in flight', () => {
    expect(shown([closed('a'), closed('b')], pending('a', 'locks.unlockDoor'))).to.deep.equal([
      'unlocking',
      '1 door locked',
      '1 unlocking'
    ])
  })
})
