import { configure, endSessions } from '../../elements/index.js'
import { keyOf } from '../platform.js'
import { add, nextTask, searchOf, settled, stopTime, until } from './page.js'
import { addTableOf, loaded, onStage, platform } from './stage.js'
import { isAway, isEmpty, searched } from './taken-out.js'

const MINUTE = 60_000

describe('Detached element', () => {
  onStage()

  describe('Clearing its content', () => {
    const reasons: Record<string, (table: HTMLElement) => void> = {
      'endSessions() is called': () => endSessions(),
      'it gets another user': (table) => table.setAttribute('user-identifier-key', 'joe'),
      'it gets another key': (table) => table.setAttribute('publishable-key', 'seam_pk_other')
    }
    for (const [reason, give] of Object.entries(reasons)) {
      it(`happens when ${reason}`, async () => {
        const table = await searched(addTableOf(keyOf(platform)))
        table.remove()
        await isAway()
        expect(isEmpty(table)).to.equal(false)
        give(table)
        expect(isEmpty(table)).to.equal(true)
      })
    }

    it('happens when its session is ended, and the element starts again when it is put back', async () => {
      const other = await loaded(addTableOf(keyOf(platform)), 6)
      const table = await searched(addTableOf(keyOf(platform)))
      table.remove()
      await isAway()
      other.session?.end()
      expect(isEmpty(table)).to.equal(true)
      document.body.append(table)
      await loaded(table, 6)
      expect(searchOf(table)?.value).to.equal('')
    })

    it('happens when its session is ended after that session was garbage-collected', async () => {
      const clock = stopTime()
      const table = await searched(addTableOf(keyOf(platform)))
      table.remove()
      await isAway()
      clock.tick(7 * MINUTE)
      expect(isEmpty(table)).to.equal(false)
      endSessions()
      expect(isEmpty(table)).to.equal(true)
    })

    it('happens when configure sets another user, but not for the same user', async () => {
      const { publishableKey, endpoint } = platform
      configure({ publishableKey, endpoint, userIdentifierKey: 'jane' })
      const table = await searched(add('x-device-table'))
      table.remove()
      await isAway()
      configure({ publishableKey, endpoint, userIdentifierKey: 'jane' })
      expect(isEmpty(table)).to.equal(false)
      configure({ publishableKey, endpoint, userIdentifierKey: 'joe' })
      expect(isEmpty(table)).to.equal(true)
    })

    it('happens when the session element it was in gets another user', async () => {
      const session = add('x-session', { attributes: keyOf(platform) })
      const table = await searched(add('x-device-table', {}, session))
      table.remove()
      await isAway()
      expect(isEmpty(table)).to.equal(false)
      session.setAttribute('user-identifier-key', 'joe')
      expect(isEmpty(table)).to.equal(true)
    })

    it('happens when the token of its session belongs to another user', async () => {
      const token = await platform.token('jane')
      const session = add('x-session', { attributes: { 'client-session-token': token, endpoint: platform.endpoint } })
      const table = await searched(add('x-device-table', {}, session))
      table.remove()
      await isAway()
      session.setAttribute('client-session-token', await platform.secondToken('jane'))
      await settled()
      expect(isEmpty(table)).to.equal(false)
      session.setAttribute('client-session-token', await platform.token('joe'))
      await until(() => isEmpty(table))
    })

    it("happens when it is put into another user's session, so that the typed text stays hidden", async () => {
      const [first, second] = ['jane', 'joe'].map((user) => add('x-session', { attributes: keyOf(platform, user) }))
      const table = await searched(add('x-device-table', {}, first))
      table.remove()
      await isAway()
      second?.append(table)
      await nextTask()
      expect(searchOf(table)?.value ?? '').to.equal('')
      await loaded(table, 6)
      expect(searchOf(table)?.value).to.equal('')
    })
  })
})
