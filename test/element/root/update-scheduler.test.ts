import { createUpdateScheduler } from '../../../src/element/root/update-scheduler.js'

/** Creates elements in place whose steps are recorded. */
function createElements(...names: string[]) {
  const steps: string[] = []
  const elements = names.map((name) => {
    const node = { isConnected: true }
    const scheduler = createUpdateScheduler(node, {
      applyOptions() {
        steps.push(`${name} applies`)
        return () => steps.push(`${name} acquires`)
      },
      bindSession: (acquire) => acquire()
    })
    return { node, scheduler }
  })
  return { steps, elements }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

describe('Updates of an element', () => {
  it('apply all options of a turn together', async () => {
    const { steps, elements } = createElements('a')
    for (const { scheduler } of elements) {
      scheduler.connect()
      scheduler.plan()
      scheduler.plan()
    }
    expect(steps).to.deep.equal([])
    await nextTurn()
    expect(steps).to.deep.equal(['a applies', 'a acquires'])
    for (const { scheduler } of elements) scheduler.plan()
    await nextTurn()
    expect(steps).to.have.length(4)
  })

  it('acquire sessions after all elements have released theirs', async () => {
    const { steps, elements } = createElements('a', 'b')
    for (const { scheduler } of elements) {
      scheduler.connect()
      scheduler.plan()
    }
    await nextTurn()
    expect(steps).to.deep.equal(['a applies', 'b applies', 'a acquires', 'b acquires'])
  })

  it('are not planned for an element that is not connected', async () => {
    const { steps, elements } = createElements('a')
    for (const { scheduler } of elements) scheduler.plan()
    await nextTurn()
    expect(steps).to.deep.equal([])
  })

  it('are skipped if the element was removed meanwhile, and planned again when it is back', async () => {
    const { steps, elements } = createElements('a')
    for (const { node, scheduler } of elements) {
      scheduler.connect()
      scheduler.plan()
      node.isConnected = false
      await nextTurn()
      expect(steps).to.deep.equal([])
      node.isConnected = true
      scheduler.plan()
    }
    await nextTurn()
    expect(steps).to.deep.equal(['a applies', 'a acquires'])
  })
})
