import { expect } from 'chai'
import type { PlatformClient } from '../../../src/client/index.js'
import { pressAndHold } from '../support/held-key.js'
import { refusal } from '../support/refusal.js'
import { setup, type Setting, type Test } from '../support/setup.js'
import { words } from '../support/stage.js'

type FormTest = Test<HTMLElement>
type Fields = Readonly<Record<string, string>>

/** Parameters of a form. Fields and selects are found by label. */
export interface FormRow {
  readonly tag:
    | 'x-access-code-form'
    | 'x-device-details'
    | 'x-noise-sensor-details'
    | 'x-preset-manager'
    | 'x-thermostat-schedule'
  readonly given: { readonly deviceId?: string; readonly accessCodeId?: string }
  /** Button that opens the form. Omit if the form is the whole element. */
  readonly open?: string
  /** Input that completes the form. The first field is the one that the form is left with. */
  readonly fill: Fields
  readonly path: string
  readonly operation: string
  /** Body of the request with that input. */
  readonly request: object
  /** Event after the response, and some of its detail. */
  readonly event: readonly [name: keyof HTMLElementEventMap, detail: object]
  /** Toast after saving, and what has the focus then. */
  readonly saved: string
  readonly focused: string
  /** Toast if saving failed after the user has left. */
  readonly failed: string
  /** Invalid input on top of an untouched form, and the messages in the order of the fields. */
  readonly invalid?: { readonly fill: Fields; readonly errors: Fields }
  /** Parameter that the platform rejects, its field, and another value. Omit if no field shows errors of the platform. */
  readonly rejected?: { readonly parameter: string; readonly label: string; readonly value: string }
  /** Option that forbids the change while the form is open. */
  readonly forbiddenBy?: string
  /** Existing resource that someone else changes or deletes. */
  readonly elsewhere?: {
    update(client: PlatformClient, fields: object): Promise<unknown>
    /** Omit if it can't be deleted. */
    remove?(client: PlatformClient): Promise<unknown>
    /** Message after the deletion. */
    readonly removed?: string
    /** Change of a field that the user has not filled, and the value that the form then has. Omit if there is only one. */
    readonly other?: { readonly fields: object; readonly label: string; readonly value: string }
    /** Change of the first filled field, and what the form shows of it. */
    readonly same: {
      readonly fields: object
      readonly theirs: string
      /** Value in the request if the user keeps it. @default the input */
      readonly mine?: unknown
      /** Label, text and last button of a question that shows no values. */
      readonly question?: readonly [label: string, text: string, button: string]
    }
    /** `true` if a pristine form is sent as well. */
    readonly sendsPristine?: true
  }
}

const showBack = { showBack: true }
const NOW = Date.parse('2026-03-20T12:00:00Z')
const NO_DEVICE = 'This device could not be found.'
const NOT_PERMITTED = 'You don’t have permission to make changes here.'
const FORBIDDEN = { status: 403, error: { type: 'forbidden', message: 'Not for you.' } }
const LEFT_FIRST = 'Your changes are being saved'

async function enter({ screen, user }: FormTest, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await (screen.maybe(label) ? user.fill(label, value) : user.choose(label, value))
}

const focus = ({ screen }: FormTest, label: string): void => (screen.maybe(label) ?? screen.selectOf(label)).focus()

const valueOf = ({ screen }: FormTest, label: string): string | undefined =>
  screen.maybe(label)?.value ?? screen.chosen(label)

/** Tests what every form promises: errors at their fields, one request, kept input, and a question before input is lost. */
export function describeForm(name: string, row: FormRow): void {
  const { tag, given, open, fill, path, operation, request, event, invalid, rejected, forbiddenBy, elsewhere } = row
  const [firstLabel = '', firstValue = ''] = Object.entries(fill)[0] ?? []
  /** Ways in which someone else deletes what the form edits, and the message about it. */
  const deletions: [what: string, remove: (t: FormTest) => unknown, message: string | undefined][] = []
  const deleteDevice = ({ platform }: FormTest) => platform.update({ faults: { '/devices/get': { status: 404 } } })
  if (given.deviceId) deletions.push(['its device', deleteDevice, NO_DEVICE])
  const { remove, removed } = elsewhere ?? {}
  if (remove) deletions.push(['its resource', ({ platform }) => remove(platform.client), removed])

  async function opened(more: Setting & { readonly showBack?: boolean } = {}): Promise<FormTest> {
    const t = await setup(tag, { commandTime: 0, now: NOW, ...given, ...more })
    if (open) await t.user.click(open)
    await t.screen.find('button', 'Save')
    return t
  }
  async function filled(more?: Parameters<typeof opened>[0]): Promise<FormTest> {
    const t = await opened(more)
    await enter(t, fill)
    return t
  }
  const input = (t: FormTest): unknown => Object.keys(fill).map((label) => valueOf(t, label))
  const refetch = async (t: FormTest): Promise<void> => {
    void Reflect.get(t.element, 'refresh').call(t.element)
    await t.advance(1000)
  }
  /** Records whether the form was left. A form that is the whole element leaves that to the host. */
  function leaving(t: FormTest): () => boolean {
    const backs = t.events('back')
    return () => (open ? t.screen.root.querySelector('form') === null && t.screen.focused === open : backs.length === 1)
  }

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
        const t = await filled({ faults: { [path]: { ...refusal({ [parameter]: 'Not this one.' }), times: 1 } } })
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
      const t = await filled({ faults: { [path]: FORBIDDEN } })
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

    if (forbiddenBy) {
      it(`sends nothing once ${forbiddenBy} is set, with the reason`, async () => {
        const t = await filled()
        Reflect.set(t.element, forbiddenBy, true)
        await t.user.click('Save')
        await t.screen.waitForText('You no longer have permission.')
        expect(t.requests(path)).to.deep.equal([])
      })
    }

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

    it('keeps Escape from closing a dialog of the host around it', async () => {
      const parent = document.body.appendChild(document.createElement('dialog'))
      parent.showModal()
      const t = await filled({ parent })
      focus(t, firstLabel)
      await t.user.press('Escape')
      expect([t.screen.dialog?.open, parent.open]).to.deep.equal([true, true])
    })

    it('keeps the input when the connection is lost', async () => {
      const t = await filled()
      const typed = input(t)
      t.platform.update({ faults: { '*': { drop: true } } })
      await t.advance(61_000)
      expect([input(t), t.screen.alertText]).to.deep.equal([typed, ''])
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

    for (const [what, deleteIt, message] of deletions) {
      it(`keeps the input, says that ${what} was deleted elsewhere, and can be left`, async () => {
        const t = await filled()
        const [typed, isLeft] = [input(t), leaving(t)]
        await deleteIt(t)
        await refetch(t)
        expect(t.screen.alertText).to.equal(message)
        expect(input(t)).to.deep.equal(typed)
        t.screen.root.querySelector('form')?.requestSubmit()
        await t.advance(100)
        expect(t.requests(path)).to.deep.equal([])
        await t.user.click('Cancel')
        await t.user.click('Discard')
        expect(t.screen.root.querySelector('form') === null || isLeft()).to.equal(true)
      })
    }

    if (!elsewhere) return
    const { other, same } = elsewhere
    const yoursAndTheirs = `Someone else changed this too. Yours ${firstValue} Theirs ${same.theirs}`
    const [questionLabel, question, useTheirs] = same.question ?? [firstLabel, yoursAndTheirs, 'Use theirs']
    /** Opens the form and fills its first field, which someone else changes meanwhile. */
    async function conflicting(): Promise<FormTest> {
      const t = await opened()
      await enter(t, { [firstLabel]: firstValue })
      await elsewhere?.update(t.platform.client, same.fields)
      await refetch(t)
      return t
    }

    it(`${elsewhere.sendsPristine ? 'is sent' : 'is not sent'} if nothing was changed`, async () => {
      const t = await opened()
      await t.user.click('Save')
      expect(t.requests(path)).to.have.length(elsewhere.sendsPristine ? 1 : 0)
    })

    if (other) {
      it('updates the fields that the user has not changed when someone else changes them', async () => {
        const t = await opened()
        await enter(t, { [firstLabel]: firstValue })
        await elsewhere.update(t.platform.client, other.fields)
        await refetch(t)
        expect(valueOf(t, firstLabel)).to.equal(firstValue)
        expect(valueOf(t, other.label)).to.equal(other.value)
        expect(t.screen.conflict(other.label)).to.equal(undefined)
      })
    }

    it('asks which value to keep if someone else changes the same field', async () => {
      const t = await conflicting()
      expect(t.screen.conflict(questionLabel)).to.equal(question)
      const sent = t.requests(path).length
      await t.user.click('Save')
      expect([t.requests(path).length, t.screen.focused]).to.deep.equal([sent, 'Keep mine'])
      await t.user.click(useTheirs)
      expect([valueOf(t, firstLabel), t.screen.conflict(questionLabel)]).to.deep.equal([same.theirs, undefined])
      await enter(t, { [firstLabel]: firstValue })
      await t.user.click('Save')
      await t.advance(2000)
      expect(t.requests(path)).to.have.length(sent + 1)
    })

    it('sends the own value if the user keeps it', async () => {
      const t = await conflicting()
      const sent = t.requests(path).length
      await t.user.click('Keep mine')
      await t.user.click('Save')
      await t.advance(2000)
      expect(t.requests(path)).to.have.length(sent + 1)
      const { mine = firstValue } = same
      expect(Object.values(t.requests(path).at(-1) ?? {})).to.include(mine)
    })
  })
}
