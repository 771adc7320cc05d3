import { sendKeys } from '@web/test-runner-commands'
import { MINUTE } from '../clock.js'
import { clickEnabled } from '../enabled.js'
import { give, middleOf, openFrontDoor, tableOf, tokenOf, UNLOCK, VERIFY } from './new-token.js'
import {
  add,
  all,
  findButton,
  notes,
  press,
  recordEvents,
  rowsOf,
  searchOf,
  settled,
  type,
  until,
  useStoppedClock
} from './page.js'
import { perceived } from './perceived.js'
import { addTableOf, LIST, loaded, onTwoPlatforms, openPlatform, platform } from './stage.js'

const UNKNOWN = 'Couldn’t verify your sign-in'

/** Makes every token verification fail until the returned function is called. */
function fail(status = 503): () => void {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    const response = new Response(null, { status })
    return pathname === VERIFY ? Promise.resolve(response) : fetch(input, init)
  }
  return () => {
    globalThis.fetch = fetch
  }
}

describe('Element with an unverified new token', () => {
  onTwoPlatforms()
  const advance = useStoppedClock(Date.parse('2026-03-01T12:00:00Z'))

  it('restores typed text, caret, focus and scroll position once the same user is confirmed', async () => {
    await openPlatform({ size: 200 })
    const [token, next] = [await platform.token('jane'), await platform.secondToken('jane')]
    const table = await loaded(addTableOf(tokenOf(token)))
    const region = await until(() => all(table, '.list.long')[0])
    region.style.maxHeight = '400px'
    const search = searchOf(table)
    type(search, 'o')
    await settled()
    region.scrollTo({ top: 900, behavior: 'instant' })
    search?.focus()
    search?.setSelectionRange(0, 1, 'backward')
    await settled()
    const [listCount, rows, changes] = [platform.count(LIST), rowsOf(table), recordEvents(table, 'session-change')]
    const release = platform.hold(VERIFY)
    give(table, next)
    await settled()
    expect(perceived(table)).to.equal('Verifying your sign-in')
    release()
    await until(() => table.session)
    await settled()
    expect(table.shadowRoot?.activeElement === search).to.equal(true)
    expect([search?.value, search?.selectionStart, search?.selectionEnd]).to.deep.equal(['o', 0, 1])
    expect(region.scrollTop).to.equal(900)
    expect(rowsOf(table).every((row, index) => row === rows[index])).to.equal(true)
    expect(rows.every((row) => row.checkVisibility({ visibilityProperty: true }))).to.equal(true)
    expect([platform.count(LIST), changes.length]).to.deep.equal([listCount, 0])
    expect(table.matches(':state(ready)')).to.equal(true)
    await sendKeys({ type: 'r' })
    expect(search?.value).to.equal('r')
  })

  it('leaves the focus where the page has moved it', async () => {
    const table = await tableOf()
    searchOf(table)?.focus()
    const release = platform.hold(VERIFY)
    give(table, await platform.secondToken('jane'))
    await settled()
    const own = document.body.appendChild(document.createElement('input'))
    own.focus()
    release()
    await until(() => table.session)
    await settled()
    expect(document.activeElement === own).to.equal(true)
  })

  it('closes a dialog, and opens it again with the typed text afterwards', async () => {
    const table = add('x-access-code-form', {
      attributes: { ...tokenOf(await platform.token('jane')), 'device-id': 'device_front_door', 'show-back': '' }
    })
    const field = await until(() => table.shadowRoot?.querySelector('input'))
    type(field, 'Cleaning crew')
    await press(table, 'Cancel')
    const question = await until(() => table.shadowRoot?.querySelector('dialog'))
    const own = document.body.appendChild(document.createElement('button'))
    const keep = findButton(table, 'Keep editing')
    expect(table.shadowRoot?.activeElement === keep).to.equal(true)
    const release = platform.hold(VERIFY)
    give(table, await platform.secondToken('jane'))
    await settled()
    expect(perceived(table)).to.equal('Verifying your sign-in')
    expect(question.matches(':modal')).to.equal(false)
    own.focus()
    expect(document.activeElement === own).to.equal(true)
    own.blur()
    release()
    await until(() => table.session)
    await settled()
    expect(question.isConnected && question.matches(':modal')).to.equal(true)
    expect(table.shadowRoot?.activeElement === keep).to.equal(true)
    await press(table, 'Keep editing')
    expect(field.value).to.equal('Cleaning crew')
  })

  it('restores the old screen if the platform rejects the token', async () => {
    const table = await tableOf()
    const unlock = await openFrontDoor(table)
    const release = platform.hold(VERIFY)
    give(table, 'seam_cst_refused')
    await settled()
    expect(perceived(table)).to.equal('Verifying your sign-in')
    release()
    await until(() => notes.reports.length)
    await settled()
    expect(perceived(table)).to.include('Front Door')
    expect(findButton(table, 'Unlock') === unlock).to.equal(true)
    expect(table.matches(':state(ready)')).to.equal(true)
    await clickEnabled(unlock)
    await until(() => platform.count(UNLOCK))
  })

  it('shows an error with "Try again" if verification fails, with one request for all waiting elements', async () => {
    const session = add('x-session', { attributes: tokenOf(await platform.token('jane')) })
    const [first, second] = [await loaded(addTableOf({}, session), 6), await loaded(addTableOf({}, session), 6)]
    type(searchOf(first), 'front')
    await until(() => rowsOf(first).length === 1)
    const next = await platform.secondToken('jane')
    const mend = fail()
    give(session, next)
    await advance(MINUTE)
    for (const table of [first, second]) {
      expect(perceived(table)).to.include(UNKNOWN).and.not.include('Front Door')
      expect(table.matches(':state(error)')).to.equal(true)
    }
    expect(session.matches(':state(error)')).to.equal(true)
    expect([session, first, second].map((element) => element.session)).to.deep.equal([undefined, undefined, undefined])
    await press(first, 'Try again')
    await advance(MINUTE)
    expect(perceived(first)).to.include(UNKNOWN)
    mend()
    const initialCount = platform.count()
    await press(first, 'Try again')
    await until(() => first.session && second.session)
    await settled()
    expect(searchOf(first)?.value).to.equal('front')
    expect(perceived(second)).to.include('Front Door')
    const requests = platform.sent.slice(initialCount)
    expect(requests.filter(({ path }) => path === VERIFY)).to.have.length(1)
    expect(requests.every(({ headers }) => headers.get('client-session-token') === next)).to.equal(true)
    expect(notes.reports).to.have.length(3)
  })

  it('shows the error in the middle of the element, which keeps its height', async () => {
    const table = await tableOf()
    const { height } = table.getBoundingClientRect()
    fail()
    give(table, await platform.token('joe'))
    await advance(MINUTE)
    expect(table.getBoundingClientRect().height).to.equal(height)
    const message = table.shadowRoot?.querySelector('.cover .empty')
    expect(message && middleOf(message)).to.deep.equal(middleOf(table))
  })

  it('keeps the scroll position behind the error in an element of fixed height', async () => {
    await openPlatform({ size: 200 })
    const token = await platform.token('jane')
    const table = await loaded(addTableOf(tokenOf(token)))
    table.style.height = '400px'
    const root = await until(() => table.shadowRoot?.querySelector('.root'))
    const scrolled = [root, ...root.querySelectorAll('*')].find(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 900
    )
    scrolled?.scrollTo({ top: 900, behavior: 'instant' })
    await settled()
    const mend = fail()
    give(table, await platform.secondToken('jane'))
    await advance(MINUTE)
    expect(perceived(table)).to.include(UNKNOWN)
    mend()
    await press(table, 'Try again')
    await until(() => table.session)
    await settled()
    expect([table.getBoundingClientRect().height, scrolled?.scrollTop]).to.deep.equal([400, 900])
  })

  for (const status of [409, 422]) {
    it(`hides the previous user if the platform responds with ${status}, which does not reject the token`, async () => {
      const table = await tableOf()
      const mend = fail(status)
      give(table, await platform.token('joe'))
      await advance(MINUTE)
      expect(perceived(table)).to.include(UNKNOWN).and.not.include('Front Door')
      mend()
      await press(table, 'Try again')
      await until(() => table.session)
      await loaded(table)
      expect(notes.reports).to.have.length(1)
    })
  }

  it("delays a refresh, which sends no request with the previous user's token", async () => {
    const table = await tableOf()
    const next = await platform.token('joe')
    const release = platform.hold(VERIFY)
    const lists = platform.count(LIST)
    give(table, next)
    const isDone = table.refresh().then(() => true)
    await settled()
    expect(await Promise.race([isDone, Promise.resolve(false)])).to.equal(false)
    expect(platform.count(LIST)).to.equal(lists)
    release()
    await isDone
    const requests = platform.sent.slice().filter(({ path }) => path === LIST)
    expect(requests.slice(lists).every(({ headers }) => headers.get('client-session-token') === next)).to.equal(true)
  })
})
