import { attributeName } from '../../../src/core/session/session-options.js'
import { isAway } from '../../element/taken-out.js'
import { pressAndHold } from '../support/held-key.js'
import { words } from '../support/stage.js'
import type { FormRow } from './form-row.js'
import { enter, type FormTest, focus, formSteps, valueOf } from './form-steps.js'

const showBack = { showBack: true }
const LEFT_FIRST = 'Your changes are being saved'

/** Tests what every form promises when it is left: a question before input is lost, and a toast about a pending request. */
export function describeLeaving(row: FormRow): void {
  const { fill, given, path } = row
  const { opened, filled, input, leaving } = formSteps(row)
  const [firstLabel = '', firstValue = ''] = Object.entries(fill)[0] ?? []

  for (const way of ['Back', 'Cancel', 'Escape'] as const) {
    const leave = async (t: FormTest): Promise<void> => {
      if (way !== 'Escape') return t.user.click(way)
      focus(t, firstLabel)
      await t.user.press('Escape')
    }

    it(`is left with ${way} without a question while it is pristine, or again as it was`, async () => {
      const t = await opened(showBack)
      const isLeft = leaving(t)
      const initial = valueOf(t, firstLabel) ?? ''
      await enter(t, { [firstLabel]: firstValue })
      await enter(t, { [firstLabel]: initial })
      await leave(t)
      expect(t.screen.dialog).to.equal(null)
      expect(isLeft()).to.equal(true)
    })

    it(`asks before ${way} discards the input, and ignores a key that is still held down`, async () => {
      const t = await filled(showBack)
      const [typed, isLeft] = [input(t), leaving(t)]
      await leave(t)
      expect(t.screen.focused).to.equal('Keep editing')
      await t.user.click('Keep editing')
      await leave(t)
      await t.user.press('Escape')
      expect([t.screen.dialog === null, input(t), isLeft()]).to.deep.equal([true, typed, false])
      await leave(t)
      expect(pressAndHold(await t.screen.find('button', 'Discard'))).to.deep.equal([true, false])
      await t.user.click('Discard')
      expect(isLeft()).to.equal(true)
      expect(t.requests(path)).to.deep.equal([])
    })
  }

  it('asks before another id of the host discards the input', async () => {
    const t = await filled()
    const [option = 'deviceId', id] = Object.entries(given)[0] ?? []
    const [typed, attribute] = [input(t), attributeName(option)]
    for (const set of [
      () => Reflect.set(t.element, option, 'another'),
      () => t.element.setAttribute(attribute, 'another')
    ]) {
      set()
      await t.advance(100)
      await t.user.click('Keep editing')
      expect([input(t), Reflect.get(t.element, option)]).to.deep.equal([typed, id])
      expect(t.element.getAttribute(attribute)).to.be.oneOf([null, id])
    }
    Reflect.set(t.element, option, 'another')
    await t.advance(100)
    await t.user.click('Discard')
    expect([t.screen.root.querySelector('form'), Reflect.get(t.element, option)]).to.deep.equal([null, 'another'])
    expect(t.requests(path)).to.deep.equal([])
  })

  it('asks about an id that the host sets while the element is removed, once it is back', async () => {
    const t = await filled()
    const [option = 'deviceId'] = Object.keys(given)
    const [typed, parent] = [input(t), t.element.parentNode]
    t.element.remove()
    await isAway()
    Reflect.set(t.element, option, 'another')
    await t.advance(100)
    parent?.append(t.element)
    await t.user.click('Keep editing')
    expect(input(t)).to.deep.equal(typed)
  })

  it('keeps Escape from closing a dialog of the host around it', async () => {
    const parent = document.body.appendChild(document.createElement('dialog'))
    parent.showModal()
    const t = await filled({ parent })
    focus(t, firstLabel)
    await t.user.press('Escape')
    expect([t.screen.dialog?.open, parent.open]).to.deep.equal([true, true])
  })

  for (const [outcome, fault, message] of [
    ['fails', { status: 500, times: 1 }, row.failed],
    ['succeeds', {}, row.saved]
  ] as const) {
    it(`can be left while saving, and a toast reports that it ${outcome}`, async () => {
      const t = await filled({ holds: [path], faults: { [path]: fault } })
      const isLeft = leaving(t)
      await t.user.click('Save')
      await t.user.click('Cancel')
      expect(words(t.screen.dialog?.textContent)).to.contain(LEFT_FIRST)
      await t.user.click('Leave')
      expect(isLeft()).to.equal(true)
      t.release(path)
      await t.advance(2000)
      expect(t.screen.announcements).to.contain(message)
    })
  }
}
