import type { Action } from '../../../src/core/actions/action.js'
import type { Mutation } from '../../../src/core/actions/mutation.js'
import { runAction } from '../../../src/core/actions/run-action.js'
import { takeSnapshot } from '../../../src/core/actions/run-mutation.js'
import { isDeletion } from '../../../src/core/gate/operations.js'
import { pathOf } from '../../walks/browser/calls.js'
import { fakePorts } from '../actions/fake-ports.js'
import { OFFERED } from '../offered.js'
import { openSession } from '../open-session.js'
import { onFakeClock, settled } from '../time.js'
import { EVERY_COMMAND, known } from './every-command.js'
import { respondToReads } from './respond-to-reads.js'

onFakeClock()

type Make = () => Mutation<unknown>

/** Wraps a mutation in an action that accepts any response. */
function actionOf(make: Make): Action<undefined> {
  const { creates: _made, ...change } = make()
  const { request } = change
  return {
    mutation: () => ({
      ...change,
      isCommand: false,
      request: async (client, options, known) => {
        await request(client, options, known)
      }
    })
  }
}

const commands = Object.values(EVERY_COMMAND)

describe('Two mutations with the same key', () => {
  for (const first of commands) {
    for (const second of commands) {
      if (first().key !== second().key) continue
      const [firstName, other] = [first().operation, second().operation]

      it(`${firstName} and ${other} are both sent in order, or the second one is rejected with a message`, async () => {
        const opened = await openSession()
        const { session, platform } = opened
        session.store.setState({ confirmed: known() })
        respondToReads(opened)
        const ports = fakePorts(session)
        const sent = (): string[] =>
          platform.arrivals.map(({ path }) => path).filter((path) => !/\/(?:get|list)$/.test(path))
        const respond = async (): Promise<void> => {
          for (const { respond } of platform.arrivals) respond(Response.json({ thermostat_daily_program: {} }))
          await settled()
        }
        void runAction(actionOf(first), undefined, ports, { snapshot: takeSnapshot(session, OFFERED) })
        void runAction(actionOf(second), undefined, ports, { snapshot: takeSnapshot(session, OFFERED) })
        await settled()
        expect(sent()).to.deep.equal([pathOf(firstName)])
        await respond()
        await respond()
        const isSame = firstName === other && isDeletion(firstName)
        if (isDeletion(other) && !isSame) expect(sent()).to.deep.equal([pathOf(firstName), pathOf(other)])
        // A deletion that is confirmed twice is sent once.
        if (sent().length > 1 || isSame) expect(ports.log).to.deep.equal([])
        else expect(ports.log).to.deep.equal(['rejected: busy'])
        expect(sent().slice(1)).to.deep.equal(sent().length > 1 ? [pathOf(other)] : [])
        expect([...session.store.getState().mutations.keys()]).to.deep.equal([])
      })
    }
  }
})

describe('Deletion', () => {
  it('covers every operation that deletes, and is always queued', () => {
    const deletions = commands.map((make) => make()).filter(({ operation }) => isDeletion(operation))
    expect(deletions.map(({ operation }) => operation)).to.deep.equal([
      'accessCodes.delete',
      'accessGrants.delete',
      'accessMethods.delete',
      'noiseSensors.noiseThresholds.delete',
      'thermostats.schedules.delete',
      'thermostats.dailyPrograms.delete',
      'thermostats.deleteClimatePreset'
    ])
    expect(new Set(deletions.map(({ onConflict }) => onConflict))).to.deep.equal(new Set(['queue']))
  })
})
