import { MINUTE } from '../../clock.js'
import { changeElsewhere, LIST } from '../support/access-code-calls.js'
import { type AllLocks, CLEANING, lock, rowsOf, setupAllLocks } from '../support/all-locks.js'
import { cleanUpAfterEach, type Given, until, words } from '../support/setup.js'

describe('Updates of the access codes of all locks', () => {
  cleanUpAfterEach()

  async function setupDoors(count: number, given: Given<'x-access-code-table'> = {}): Promise<AllLocks> {
    const devices = Array.from({ length: count }, (_, index) => lock(`Door ${index + 1}`, CLEANING))
    const t = await setupAllLocks({ devices, now: '2026-03-01T12:00:00Z', ...given })
    await until(() => rowsOf(t)[0] === `Cleaning Door 1, Door 2 + ${count - 2} • Ends: Never • 4711`)
    return t
  }

  it('hide the digits of deleted codes and remove the row once all codes are deleted', async () => {
    const t = await setupDoors(3, { commandTime: 20_000 })
    await t.user.click('Cleaning', 'row')
    await t.user.click('Delete all 3')
    await t.user.click('Delete 3 access codes')
    await t.advance(1000)
    expect(t.screen.text).to.contain('3 deleted').and.not.to.contain('4711')
    expect(rowsOf(t)).to.deep.equal(['Cleaning Door 1, Door 2 + 1 • Removing…'])
    const codes = [...t.screen.root.querySelectorAll('.code-group li')].map((code) => words(code.textContent))
    expect(codes.map((code) => code.includes('Removing…'))).to.deep.equal([true, true, true])
    const { length } = t.requests(LIST)
    await t.advance(30_000)
    expect(rowsOf(t)).to.deep.equal([])
    // Polls cover all locks together, every few seconds.
    const polls = t.requests(LIST).slice(length)
    expect(polls.filter(({ device_id }) => device_id !== undefined)).to.deep.equal([])
    expect(polls.length).to.be.within(1, 6)
    await t.advance(5 * MINUTE)
    expect(t.requests(LIST).filter(({ device_id }) => device_id === undefined)).to.have.length(polls.length)
  })

  it('refetch six locks per minute', async () => {
    const t = await setupDoors(30)
    const counts = [t.requests(LIST).length]
    for (const minutes of [4, 1]) {
      await t.advance(minutes * MINUTE)
      counts.push(t.requests(LIST).length)
    }
    expect(counts).to.deep.equal([30, 30, 60])
  })

  it('sort only the changed row again when a lock responds', async () => {
    const people = Array.from({ length: 200 }, (_, index) => ({ name: `Guest ${index}`, code: `${100_000 + index}` }))
    let comparisons = 0
    const t = await setupAllLocks({
      devices: ['Front Door', 'Back Door'].map((name) => lock(name, ...people)),
      now: '2026-03-01T12:00:00Z',
      accessCodeComparator(first, second) {
        comparisons += 1
        return String(first.name).localeCompare(String(second.name))
      }
    })
    await until(() => t.screen.text.includes('All access codes 200') && !t.screen.text.includes('Checking'))
    await t.advance(0)
    comparisons = 0
    await changeElsewhere(t.platform, 'access_code_back_door_1', { name: 'Aaron' })
    await t.advance(MINUTE)
    await until(() => t.screen.text.includes('Aaron'))
    expect(comparisons).to.be.within(1, 40)
  })
})
