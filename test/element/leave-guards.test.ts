import { createLeaveGuards } from '../../src/element/custom-element/leave-guards.js'

/** Sets up unsaved input of a removed element, and the changes that were applied. */
function setup() {
  const guards = createLeaveGuards()
  const applied: string[] = []
  const questions: boolean[] = []
  const guard = { isLostBy: () => true, ask: (isAsking: boolean) => void questions.push(isAsking) }
  guards.add(guard)('detached')
  return {
    guards,
    guard,
    applied,
    questions,
    changeByHost: (to: string) =>
      guards.leave(
        'deviceId',
        () => applied.push(to),
        () => applied.push('stayed')
      ),
    changeByUser: (to: string) => guards.leave('accessCodeId', () => applied.push(to))
  }
}

describe('Guards of unsaved input of a removed element', () => {
  it('let a change of the host wait for the answer', () => {
    const { guards, guard, applied, questions, changeByHost } = setup()
    changeByHost('back door')
    expect([applied, questions]).to.deep.equal([[], [true]])
    const remove = guards.add(guard)
    guards.reattach()
    expect(applied).to.deep.equal([])
    remove('agreed')
    expect(applied).to.deep.equal(['back door'])
  })

  it('are removed once the element is back without the input, and the change of the host applies', () => {
    const { guards, applied, changeByHost, changeByUser } = setup()
    changeByHost('back door')
    guards.reattach()
    expect(applied).to.deep.equal(['back door'])
    changeByUser('another code')
    expect(applied).to.deep.equal(['back door', 'another code'])
  })

  it('are removed when the screens are dropped: changes of the host apply, those of the user are forgotten', () => {
    const { guards, applied, changeByHost, changeByUser } = setup()
    changeByUser('another code')
    changeByHost('back door')
    guards.clear()
    expect(applied).to.deep.equal(['back door'])
    changeByHost('front door')
    expect(applied).to.deep.equal(['back door', 'front door'])
  })
})
