import type { DeviceTableElement } from '../../elements/device-table.js'
import { configure, endSessions } from '../../elements/index.js'
import { untilEnabled } from '../enabled.js'
import { keyOf } from '../platform.js'
import {
  add,
  all,
  findButton,
  notes,
  recordEvents,
  rowNames,
  rowOf,
  rowsOf,
  settled,
  textOf,
  type,
  until
} from './page.js'
import { addTableOf, loaded, onTwoPlatforms, other, platform } from './stage.js'

const SIGNED_OUT = 'You’re signed out'

describe('signed-out option', () => {
  onTwoPlatforms()

  const isSignedOut = (table: Element) => until(() => textOf(table).includes(SIGNED_OUT) && rowsOf(table).length === 0)

  function storeOf({ session }: DeviceTableElement) {
    if (!session) throw new Error('There is no session.')
    return session.store
  }

  const ways: Record<string, readonly [(table: HTMLElement) => void, (table: HTMLElement) => void]> = {
    'an attribute': [(table) => table.setAttribute('signed-out', ''), (table) => table.removeAttribute('signed-out')],
    'a property': [
      (table) => Object.assign(table, { signedOut: true }),
      (table) => Object.assign(table, { signedOut: false })
    ]
  }
  it('shows the content of the host instead of the default text', async () => {
    const table = await loaded(addTableOf(keyOf(platform)), 6)
    const link = Object.assign(document.createElement('a'), { slot: 'signed-out', href: '/sign-in', textContent: 'Go' })
    table.append(link)
    table.setAttribute('signed-out', '')
    await isSignedOut(table)
    expect(link.checkVisibility()).to.equal(true)
  })

  it('says how to continue, and offers to reload the page', async () => {
    const table = await loaded(addTableOf(keyOf(platform)), 6)
    table.setAttribute('signed-out', '')
    await isSignedOut(table)
    expect(textOf(table)).to.contain('Sign in again to continue. Already signed in? Reload.')
    expect(findButton(table, 'Reload')?.checkVisibility()).to.equal(true)
  })

  for (const [way, [signOut, signIn]] of Object.entries(ways)) {
    it(`ends the session at once, and the same credentials start a new one, by ${way}`, async () => {
      const table = await loaded(addTableOf(keyOf(platform)), 6)
      const { client } = table.session ?? {}
      const store = storeOf(table)
      const events = recordEvents(table, 'session-change')
      signOut(table)
      await isSignedOut(table)
      expect(table.session).to.equal(undefined)
      expect(store.getState().confirmed.devices.size).to.equal(0)
      expect(client?.clientSession).to.equal(undefined)
      expect(table.matches(':state(empty)')).to.equal(true)
      signIn(table)
      await loaded(table, 6)
      expect(storeOf(table)).not.to.equal(store)
      expect(events).to.have.length(1)
      expect(notes.reports).to.deep.equal([])
    })
  }

  it('sends no requests and needs no credentials if it is set initially', async () => {
    const tables = [addTableOf({ ...keyOf(platform), 'signed-out': '' }), addTableOf({ 'signed-out': '' })]
    for (const table of tables) await isSignedOut(table)
    expect(platform.count()).to.equal(0)
    expect(notes.reports).to.deep.equal([])
  })

  it('starts a new session after endSessions too, in either order', async () => {
    const session = add('x-session', { attributes: keyOf(platform) })
    const table = await loaded(addTableOf({}, session), 6)
    endSessions()
    session.signedOut = true
    await isSignedOut(table)
    session.signedOut = false
    await loaded(table, 6)
    session.signedOut = true
    await isSignedOut(table)
    endSessions()
    session.signedOut = false
    await loaded(table, 6)
  })

  it('applies to all elements inside a session element, whatever their own option is', async () => {
    const session = add('x-session', { attributes: keyOf(platform) })
    const [inside, outside] = [addTableOf({ 'signed-out': 'false' }, session), addTableOf(keyOf(other))]
    await loaded(inside, 6)
    await loaded(outside, 2)
    const store = storeOf(inside)
    session.signedOut = true
    await isSignedOut(inside)
    expect(session.matches(':state(empty)')).to.equal(true)
    expect(store.getState().confirmed.devices.size).to.equal(0)
    expect(rowsOf(outside)).to.have.length(2)
    session.signedOut = false
    await loaded(inside, 6)
  })

  it('applies to the page if configure sets it', async () => {
    const options = { publishableKey: platform.publishableKey, endpoint: platform.endpoint, userIdentifierKey: 'jane' }
    configure(options)
    const table = await loaded(addTableOf(), 6)
    configure({ ...options, signedOut: true })
    await isSignedOut(table)
    configure(options)
    await loaded(table, 6)
  })

  it('removes one element from a session that other elements continue to use', async () => {
    const [first, second] = [addTableOf(keyOf(platform)), addTableOf(keyOf(platform))]
    await loaded(first, 6)
    await loaded(second, 6)
    const store = storeOf(second)
    first.signedOut = true
    await isSignedOut(first)
    expect(rowsOf(second)).to.have.length(6)
    expect(storeOf(second)).to.equal(store)
    first.signedOut = false
    await loaded(first, 6)
    expect(storeOf(first)).to.equal(store)
    first.signedOut = second.signedOut = true
    await isSignedOut(second)
    expect(store.getState().confirmed.devices.size).to.equal(0)
  })

  it('drops the session even if its last element is removed in the same turn', async () => {
    const session = add('x-session', { attributes: keyOf(platform) })
    const [first, second] = [addTableOf({}, session), addTableOf({}, session)]
    await loaded(first, 6)
    await loaded(second, 6)
    const store = storeOf(second)
    session.signedOut = true
    second.remove()
    await isSignedOut(first)
    await settled()
    expect(store.getState().confirmed.devices.size).to.equal(0)
    expect(rowsOf(second)).to.have.length(0)
    session.append(second)
    await isSignedOut(second)
  })

  it('sends no command for a later press in the same turn', async () => {
    const table = await loaded(addTableOf(keyOf(platform)), 6)
    ;(await rowOf(table, 'Front Door')).click()
    const unlock = await until(() => findButton(table, 'Unlock'))
    await untilEnabled(unlock)
    table.signedOut = true
    unlock.click()
    await isSignedOut(table)
    await settled()
    expect(platform.count('/locks/unlock_door')).to.equal(0)
  })

  it('discards typed text', async () => {
    const form = add('x-access-code-form', { attributes: { ...keyOf(platform), 'device-id': 'device_front_door' } })
    const nameField = () => all(form, 'input')[0]
    const box = await until(nameField)
    if (!(box instanceof HTMLInputElement)) throw new Error('It is no text box.')
    type(box, 'The Webers')
    form.signedOut = true
    await until(() => textOf(form).includes(SIGNED_OUT))
    expect(nameField()).to.equal(undefined)
    const leaving = new Event('beforeunload', { cancelable: true })
    expect(globalThis.dispatchEvent(leaving)).to.equal(true)
    form.signedOut = false
    const after = await until(nameField)
    expect(Reflect.get(after, 'value')).to.equal('')
  })

  it('hides the data of the previous user from another user of the same element', async () => {
    const table = await loaded(addTableOf(keyOf(platform)), 6)
    const store = storeOf(table)
    ;(await rowOf(table, 'Front Door')).click()
    await until(() => findButton(table, 'Unlock'))
    table.signedOut = true
    await isSignedOut(table)
    for (const [name, value] of Object.entries(keyOf(other, 'joe'))) table.setAttribute(name, value)
    await settled()
    expect(textOf(table)).to.include(SIGNED_OUT)
    expect(other.count()).to.equal(0)
    table.signedOut = false
    await loaded(table, 2)
    expect(rowNames(table)).to.have.length(2)
    expect(storeOf(table)).not.to.equal(store)
    expect(store.getState().confirmed.devices.size).to.equal(0)
  })
})
