import { sendKeys } from '@web/test-runner-commands'
import { colorOf } from '../../color-of.js'
import { pressAndHold } from '../support/held-key.js'
import { rejection } from '../support/rejection.js'
import { cleanUpAfterEach, type Screen, type Setting, settled, type Test, type TestPlatform } from '../support/setup.js'

type Deleting<Shown> = Omit<Test<HTMLElement>, 'screen'> & { readonly screen: Shown }

interface Subject<Shown extends Screen<HTMLElement>> {
  readonly now: number
  /** Adds an element that shows the resource. */
  add(setting: Setting): Promise<Deleting<Shown>>
  /** Name of the resource that is deleted. */
  readonly name: string
  /** Name of the button that asks for the deletion. */
  readonly button: string
  /** Asks for the deletion. @default presses the button */
  ask?(screen: Shown): Promise<unknown>
  readonly question: string
  /** Returns `true` if the screen offers the resource. */
  isShown(screen: Shown): boolean
  /** Path and parameters of the requests that delete and recreate the resource. */
  readonly deletion: readonly [path: string, params: object]
  readonly creation: readonly [path: string, params: object]
  /** Event after the deletion, and some of its detail. */
  readonly event: readonly [
    name: 'access-code-deleted' | 'preset-deleted' | 'threshold-change' | 'schedule-change' | 'program-change',
    detail: object
  ]
  /** Error code of the platform if the resource does not exist. */
  readonly notFound: string
  /** Parameter whose refusal the form shows at its field. */
  readonly field: string
  /** Returns `true` if the user can ask for the deletion. @default its button exists */
  isOffered?(screen: Shown): Promise<boolean>
  readonly texts: { readonly deleted: string; readonly deleteFailed: string; readonly createFailed: string }
}

/** Sends a deletion that no element knows, with the method of the client that has this path. */
async function deleteElsewhere({ client }: TestPlatform, path: string, params: object): Promise<void> {
  const names = path.slice(1).split('/')
  const members = names.map((name) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()))
  const method = members.reduce<object>((folder, name) => Reflect.get(folder, name), client)
  if (typeof method !== 'function') throw new Error(`There is no method for ${path}.`)
  await Reflect.apply(method, undefined, [params])
}

/** Tests what every deletion promises: it is confirmed, shown and sent at once, verified, and undone by recreating. */
export function describeDeletion<Shown extends Screen<HTMLElement>>(title: string, subject: Subject<Shown>): void {
  const { name, isShown, texts } = subject
  const [DELETE, params] = subject.deletion
  const [CREATE, values] = subject.creation

  describe(title, () => {
    cleanUpAfterEach()

    async function ask(screen: Shown): Promise<void> {
      if (subject.ask) await subject.ask(screen)
      else await screen.press('button', subject.button)
      await screen.waitForText(subject.question)
    }
    async function addAndAsk(setting: Setting = {}): Promise<Deleting<Shown>> {
      const t = await subject.add({ now: subject.now, ...setting })
      await ask(t.screen)
      return t
    }
    async function removed(setting: Setting = {}): Promise<Deleting<Shown>> {
      const t = await addAndAsk(setting)
      await t.user.click('Delete')
      return t
    }

    it('sends nothing unless the user confirms it', async () => {
      const t = await addAndAsk()
      for (const cancel of [() => t.user.click('Cancel'), () => sendKeys({ press: 'Escape' })]) {
        expect(t.screen.focused).to.equal('Cancel')
        await cancel()
        await settled()
        expect(t.screen.focused).to.equal(subject.button)
        expect(t.screen.text).not.to.contain(subject.question)
        await ask(t.screen)
      }
      expect(isShown(t.screen)).to.equal(true)
      expect(t.requests(DELETE)).to.deep.equal([])
    })

    it('opens a question with the name of the resource, whose red button ignores a held key', async () => {
      const t = await addAndAsk()
      const [question] = t.screen.all('question')
      expect(question?.innerText).to.contain(name)
      const confirm = await t.screen.find('button', 'Delete')
      expect(getComputedStyle(confirm).backgroundColor).to.equal(colorOf(t.element, 'danger'))
      expect(pressAndHold(confirm)).to.deep.equal([true, false])
    })

    it('closes its question if someone else deletes the resource, and keeps the focus in the element', async () => {
      const t = await addAndAsk()
      await deleteElsewhere(t.platform, DELETE, params)
      void Reflect.get(t.element, 'refresh').call(t.element)
      await t.advance(31_000)
      expect([isShown(t.screen), t.screen.text.includes(subject.question)]).to.deep.equal([false, false])
      expect(t.requests(DELETE)).to.have.length(1)
      expect(t.screen.focused).not.to.equal(undefined)
    })

    it('is shown and sent at once, outlives the page, and dispatches its event after the response', async () => {
      const t = await addAndAsk()
      const release = t.hold(DELETE)
      const [event, detail] = subject.event
      const [changes, events] = [t.events('before-change'), t.events(event)]
      const confirm = await t.screen.find('button', 'Delete')
      confirm.click()
      confirm.click()
      await t.advance(100)
      expect(isShown(t.screen)).to.equal(false)
      expect(t.screen.announcements).to.contain(`${name}${texts.deleted}`)
      expect([t.requests(DELETE), t.platform.outlivePage(DELETE)]).to.deep.equal([[params], [true]])
      expect(changes.map(({ detail: change }) => change.params)).to.deep.equal([params])
      expect(events).to.have.length(0)
      release()
      await t.advance(100)
      expect(events).to.have.length(1)
      expect(events[0]?.detail).to.deep.include(detail)
      expect(isShown(t.screen)).to.equal(false)
    })

    it('sends nothing if the host cancels before-change', async () => {
      const t = await addAndAsk()
      t.element.addEventListener('before-change', (event) => event.preventDefault())
      await t.user.click('Delete')
      expect(isShown(t.screen)).to.equal(true)
      expect(t.requests(DELETE)).to.deep.equal([])
    })

    it('treats a missing resource as deleted', async () => {
      const fault = { status: 404, error: { type: subject.notFound, message: 'No.' } }
      const t = await addAndAsk({ faults: { [DELETE]: fault } })
      const [events, errors] = [t.events(subject.event[0]), t.events('platform-error')]
      await t.user.click('Delete')
      expect([events.length, errors.length]).to.deep.equal([1, 0])
      expect(t.screen.announcements).not.to.contain(texts.deleteFailed)
    })

    it('is reverted with the reason and a retry if the request fails', async () => {
      const fault = { status: 400, error: { type: 'busy', message: 'The device is busy.' } }
      const t = await removed({ faults: { [DELETE]: fault } })
      expect(isShown(t.screen)).to.equal(true)
      for (const text of [name, texts.deleteFailed, 'The device is busy.'])
        expect(t.screen.announcements).to.contain(text)
      expect(t.screen.names('button', 'Undo')).to.deep.equal([])
      t.platform.update({ faults: {} })
      await t.user.click('Try again')
      expect(isShown(t.screen)).to.equal(false)
      expect(t.requests(DELETE)).to.deep.equal([params, params])
      expect(t.screen.names('button', 'Undo')).to.have.length(1)
    })

    it('is no longer offered in any element after the platform denied the permission, with the reason', async () => {
      const fault = { status: 403, error: { type: 'forbidden', message: 'Not for you.' } }
      const t = await removed({ faults: { [DELETE]: fault } })
      expect(t.screen.announcements).to.contain('You don’t have permission to make changes here.')
      expect(t.screen.text).not.to.contain('Please try again')
      expect(t.screen.names('button', 'Try again')).to.deep.equal([])
      const { screen: other } = await subject.add({ platform: t.platform })
      for (const each of [t.screen, other]) {
        const isOffered = subject.isOffered?.(each) ?? each.names('button', subject.button).length > 0
        expect(await isOffered).to.equal(false)
      }
    })

    it('is undone by recreating the resource once, with its values', async () => {
      const t = await removed()
      await t.user.click('Undo')
      expect(t.requests(CREATE)).to.deep.equal([values])
      await t.advance(2000)
      expect(isShown(t.screen)).to.equal(true)
      expect(t.screen.announcements).to.contain(`${name}Undone`)
      await t.advance(60_000)
      expect(t.requests(CREATE)).to.have.length(1)
    })

    it('is undone while it is in flight, even if its response is lost', async () => {
      const t = await addAndAsk({ faults: { [DELETE]: { drop: 'response' } } })
      const release = t.hold(DELETE)
      await t.user.click('Delete')
      await t.user.click('Undo')
      expect(t.requests(CREATE)).to.deep.equal([])
      release()
      await t.advance(2000)
      expect(t.requests(CREATE)).to.have.length(1)
      expect(isShown(t.screen)).to.equal(true)
      expect(t.screen.announcements).to.contain(`${name}Undone`).and.not.to.contain(texts.deleteFailed)
    })

    it('offers a retry if the resource cannot be recreated', async () => {
      const t = await removed({ faults: { [CREATE]: { status: 500, times: 1 } } })
      await t.user.click('Undo')
      expect(t.screen.announcements).to.contain(`${name}${texts.createFailed}`)
      await t.user.click('Try again')
      await t.advance(2000)
      expect(isShown(t.screen)).to.equal(true)
      expect(t.requests(CREATE)).to.deep.equal([values, values])
    })

    it('opens the filled-in form if the platform refuses the values', async () => {
      const fault = { ...rejection({ [subject.field]: 'This value is taken.' }), times: 1 }
      const t = await removed({ faults: { [CREATE]: fault } })
      await t.user.click('Undo')
      await t.screen.find('button', 'Save')
      expect(t.screen.text).to.contain('This value is taken.')
      expect(t.screen.announcements).to.contain(texts.createFailed)
      expect(t.screen.names('button', 'Try again')).to.deep.equal([])
      expect(t.screen.root.querySelector('.toasts [role=alert]')?.textContent, 'no toast').to.equal('')
      await t.user.click('Save')
      await t.advance(2000)
      expect(t.requests(CREATE)).to.deep.equal([values, values])
      expect(isShown(t.screen)).to.equal(true)
    })
  })
}
