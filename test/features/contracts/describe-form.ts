import { WITHOUT_PERMISSION } from '../support/platform-errors.js'
import { rejection } from '../support/rejection.js'
import { describeConflicts } from './describe-conflicts.js'
import { describeLeaving } from './describe-leaving.js'
import type { FormRow } from './form-row.js'
import { enter, formSteps, valueOf } from './form-steps.js'

const NOT_PERMITTED = 'You don’t have permission to make changes here.'

/** Tests what every form promises: errors at their fields, one request, kept input, and a question before input is lost. */
export function describeForm(name: string, row: FormRow): void {
  const { open, fill, path, operation, request, event, invalid, rejected, disabledBy } = row
  const { opened, filled, input } = formSteps(row)

  describe(name, () => {
    it('sends the input once, and dispatches before-change and its event', async () => {
      const t = await filled()
      const [changes, events] = [t.events('before-change'), t.events(event[0])]
      ;(await t.screen.find('button', 'Save')).focus()
      await t.user.click('Save')
      await t.advance(2000)
      expect(t.requests(path)).to.deep.equal([request])
      expect(changes.map(({ detail }) => detail)).to.deep.equal([{ operation, params: request }])
      expect(events).to.have.length(1)
      expect(Reflect.get(events[0] ?? {}, 'detail')).to.deep.include(event[1])
      expect(t.screen.announcements).to.contain(row.saved)
      expect(t.screen.focused).to.equal(row.focused)
    })

    if (invalid) {
      it('shows errors at invalid fields from the first submit on, focuses the first, and sends nothing', async () => {
        const t = await opened()
        const labels = Object.keys(invalid.errors)
        const errors = (): unknown => Object.fromEntries(labels.map((label) => [label, t.screen.error(label)]))
        const valid = Object.fromEntries(Object.keys(invalid.fill).map((label) => [label, valueOf(t, label) ?? '']))
        await enter(t, invalid.fill)
        expect(errors()).to.deep.equal(Object.fromEntries(labels.map((label) => [label, undefined])))
        await t.user.click('Save')
        expect(errors()).to.deep.equal(invalid.errors)
        expect(t.screen.focused).to.equal(labels[0])
        for (const label of labels) {
          expect(t.screen.field(label).ariaInvalid).to.equal('true')
          expect(t.screen.description(label)).to.contain(invalid.errors[label])
        }
        await enter(t, { ...valid, ...fill })
        await t.user.click('Save')
        expect(t.requests(path)).to.have.length(1)
      })
    }

    if (rejected) {
      const { parameter, label, value } = rejected
      it('shows an error of the platform at its field until the field changes, and keeps the input', async () => {
        const t = await filled({ faults: { [path]: { ...rejection({ [parameter]: 'Not this one.' }), times: 1 } } })
        const [typed, events] = [input(t), t.events(event[0])]
        await t.user.click('Save')
        expect(events).to.have.length(0)
        expect(t.screen.error(label)).to.equal('Not this one.')
        expect([t.screen.focused, t.screen.alertText]).to.deep.equal([label, ''])
        expect(input(t)).to.deep.equal(typed)
        await t.user.fill(label, value)
        expect(t.screen.error(label)).to.equal(undefined)
        await t.user.click('Save')
        expect(t.requests(path)).to.have.length(2)
      })
    }

    it('sends one request for several submits, and is pending meanwhile', async () => {
      const t = await filled({ holds: [path] })
      const button = await t.screen.find('button', 'Save')
      const submit = (): void => {
        button.click()
        t.screen.root.querySelector('form')?.requestSubmit()
      }
      submit()
      submit()
      await t.advance(100)
      expect(button.ariaBusy).to.equal('true')
      submit()
      await t.advance(100)
      t.release(path)
      await t.advance(2000)
      expect(t.requests(path)).to.have.length(1)
      expect(t.screen.announcements).to.contain(row.saved)
    })

    it('keeps the input without an error if the host cancels before-change', async () => {
      const t = await filled()
      const typed = input(t)
      t.element.addEventListener('before-change', (change) => change.preventDefault(), { once: true })
      await t.user.click('Save')
      expect([t.requests(path).length, t.screen.alertText]).to.deep.equal([0, ''])
      expect(input(t)).to.deep.equal(typed)
      await t.user.click('Save')
      expect(t.requests(path)).to.have.length(1)
    })

    it('can’t be saved after the platform denied the permission, with a single reason', async () => {
      const t = await filled({ faults: { [path]: WITHOUT_PERMISSION } })
      await t.user.click('Save')
      const reasons = (): number => t.screen.text.split(NOT_PERMITTED).length - 1
      expect(reasons()).to.equal(1)
      expect(t.screen.text).not.to.contain('Please try again')
      expect(await t.screen.find('button', 'Save')).to.have.property('disabled', true)
      await t.user.click('Cancel')
      await t.user.click('Discard')
      if (!open) return
      expect(t.screen.names('button', open)).to.deep.equal([])
      expect(reasons()).to.equal(1)
    })

    if (disabledBy) {
      it(`sends nothing once ${disabledBy} is set, with the reason`, async () => {
        const t = await filled()
        Reflect.set(t.element, disabledBy, true)
        await t.user.click('Save')
        await t.screen.waitForText('You no longer have permission.')
        expect(t.requests(path)).to.deep.equal([])
      })
    }

    it('keeps the input when the connection is lost', async () => {
      const t = await filled()
      const typed = input(t)
      t.platform.update({ faults: { '*': { drop: true } } })
      await t.advance(61_000)
      expect([input(t), t.screen.alertText]).to.deep.equal([typed, ''])
    })

    describeLeaving(row)
    describeConflicts(row)
  })
}
