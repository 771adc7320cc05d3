import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useFakeClock } from '../../passing-time.js'
import { refusal } from '../support/refusal.js'
import { recordEvents, type Screen, settled, startPlatform, type TestPlatform, useCleanPage } from '../support/stage.js'

interface Subject<Shown extends Screen<HTMLElement>> {
  readonly now: number
  add(platform: TestPlatform): Shown
  /** Name of the resource that is deleted. */
  readonly name: string
  /** Name of the button that asks for the deletion. */
  readonly button: string
  /** Asks for the deletion. @default presses the button */
  ask?(screen: Shown): Promise<unknown>
  readonly question: string
  /** Returns `true` if the screen offers the resource. */
  isShown(screen: Shown): boolean
  /** Returns `true` if the screen is right once Undo has recreated the resource. @default the screen offers it */
  isRecreated?(screen: Shown): boolean
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
  const { name, isShown, isRecreated = isShown, texts } = subject
  const [DELETE, params] = subject.deletion
  const [CREATE, values] = subject.creation

  describe(title, () => {
    useCleanPage()
    const advance = useFakeClock(subject.now)

    async function press(screen: Shown, button: string): Promise<void> {
      await screen.press('button', button)
      await advance(100)
    }
    async function ask(screen: Shown): Promise<void> {
      if (subject.ask) await subject.ask(screen)
      else await screen.press('button', subject.button)
      await screen.waitForText(subject.question)
    }
    async function asked(platform: TestPlatform): Promise<Shown> {
      const screen = subject.add(platform)
      await advance(100)
      await ask(screen)
      return screen
    }
    async function removed(platform: TestPlatform): Promise<Shown> {
      const screen = await asked(platform)
      await press(screen, 'Delete')
      return screen
    }

    it('sends nothing unless the user confirms it', async () => {
      const platform = await startPlatform()
      const screen = await asked(platform)
      for (const cancel of [() => press(screen, 'Cancel'), () => sendKeys({ press: 'Escape' })]) {
        expect(screen.focused).to.equal('Cancel')
        await cancel()
        await settled()
        expect(screen.focused).to.equal(subject.button)
        expect(screen.text).not.to.contain(subject.question)
        await ask(screen)
      }
      expect(isShown(screen)).to.equal(true)
      expect(platform.requests(DELETE)).to.deep.equal([])
    })

    it('opens a question with the name of the resource, whose red button ignores a held key', async () => {
      const screen = await asked(await startPlatform())
      const [question] = screen.all('question')
      expect(question?.innerText).to.contain(name)
      const confirm = await screen.find('button', 'Delete')
      expect(getComputedStyle(confirm).backgroundColor).to.equal('rgb(191, 38, 38)')
      const isHandled = [false, true].map((repeat) => {
        const enter = { key: 'Enter', repeat, bubbles: true, composed: true, cancelable: true }
        return confirm.dispatchEvent(new KeyboardEvent('keydown', enter))
      })
      expect(isHandled).to.deep.equal([true, false])
    })

    it('closes its question if someone else deletes the resource, and keeps the focus in the element', async () => {
      const platform = await startPlatform()
      const screen = await asked(platform)
      await deleteElsewhere(platform, DELETE, params)
      void Reflect.get(screen.element, 'refresh').call(screen.element)
      await advance(31_000)
      expect([isShown(screen), screen.text.includes(subject.question)]).to.deep.equal([false, false])
      expect(platform.requests(DELETE)).to.have.length(1)
      expect(screen.focused).not.to.equal(undefined)
    })

    it('is shown and sent at once, outlives the page, and dispatches its event after the response', async () => {
      const platform = await startPlatform()
      const release = platform.hold(DELETE)
      const screen = await asked(platform)
      const [event, detail] = subject.event
      const [changes, events] = [recordEvents(screen, 'before-change'), recordEvents(screen, event)]
      const confirm = await screen.find('button', 'Delete')
      confirm.click()
      confirm.click()
      await advance(100)
      expect(isShown(screen)).to.equal(false)
      expect(screen.announcements).to.contain(`${name}${texts.deleted}`)
      expect([platform.requests(DELETE), platform.outlivePage(DELETE)]).to.deep.equal([[params], [true]])
      expect(changes.map(({ detail: change }) => change.params)).to.deep.equal([params])
      expect(events).to.have.length(0)
      release()
      await advance(100)
      expect(events).to.have.length(1)
      expect(events[0]?.detail).to.deep.include(detail)
      expect(isShown(screen)).to.equal(false)
    })

    it('sends nothing if the host cancels before-change', async () => {
      const platform = await startPlatform()
      const screen = await asked(platform)
      screen.element.addEventListener('before-change', (event) => event.preventDefault())
      await press(screen, 'Delete')
      expect(isShown(screen)).to.equal(true)
      expect(platform.requests(DELETE)).to.deep.equal([])
    })

    it('treats a missing resource as deleted', async () => {
      const fault = { status: 404, error: { type: subject.notFound, message: 'No.' } }
      const platform = await startPlatform({ faults: { [DELETE]: fault } })
      const screen = await asked(platform)
      const [events, errors] = [recordEvents(screen, subject.event[0]), recordEvents(screen, 'platform-error')]
      await press(screen, 'Delete')
      expect([events.length, errors.length]).to.deep.equal([1, 0])
      expect(screen.announcements).not.to.contain(texts.deleteFailed)
    })

    it('is reverted with the reason and a retry if the request fails', async () => {
      const fault = { status: 400, error: { type: 'busy', message: 'The device is busy.' } }
      const platform = await startPlatform({ faults: { [DELETE]: fault } })
      const screen = await removed(platform)
      expect(isShown(screen)).to.equal(true)
      for (const text of [name, texts.deleteFailed, 'The device is busy.'])
        expect(screen.announcements).to.contain(text)
      expect(screen.names('button', 'Undo')).to.deep.equal([])
      platform.update({ faults: {} })
      await press(screen, 'Try again')
      expect(isShown(screen)).to.equal(false)
      expect(platform.requests(DELETE)).to.deep.equal([params, params])
      expect(screen.names('button', 'Undo')).to.have.length(1)
    })

    it('is no longer offered in any element after the platform denied the permission, with the reason', async () => {
      const fault = { status: 403, error: { type: 'forbidden', message: 'Not for you.' } }
      const platform = await startPlatform({ faults: { [DELETE]: fault } })
      const screen = await removed(platform)
      expect(screen.announcements).to.contain('You don’t have permission to make changes here.')
      expect(screen.text).not.to.contain('Please try again')
      expect(screen.names('button', 'Try again')).to.deep.equal([])
      const other = subject.add(platform)
      await advance(100)
      for (const each of [screen, other]) {
        const isOffered = subject.isOffered?.(each) ?? each.names('button', subject.button).length > 0
        expect(await isOffered).to.equal(false)
      }
    })

    it('is undone by recreating the resource once, with its values', async () => {
      const platform = await startPlatform()
      const screen = await removed(platform)
      await press(screen, 'Undo')
      expect(platform.requests(CREATE)).to.deep.equal([values])
      await advance(2000)
      expect(isRecreated(screen)).to.equal(true)
      expect(screen.announcements).to.contain(`${name}Undone`)
      await advance(60_000)
      expect(platform.requests(CREATE)).to.have.length(1)
    })

    it('is undone while it is in flight, even if its response is lost', async () => {
      const platform = await startPlatform({ faults: { [DELETE]: { drop: 'answer' } } })
      const release = platform.hold(DELETE)
      const screen = await removed(platform)
      await press(screen, 'Undo')
      expect(platform.requests(CREATE)).to.deep.equal([])
      release()
      await advance(2000)
      expect(platform.requests(CREATE)).to.have.length(1)
      expect(isRecreated(screen)).to.equal(true)
      expect(screen.announcements).to.contain(`${name}Undone`).and.not.to.contain(texts.deleteFailed)
    })

    it('offers a retry if the resource cannot be recreated', async () => {
      const platform = await startPlatform({ faults: { [CREATE]: { status: 500, times: 1 } } })
      const screen = await removed(platform)
      await press(screen, 'Undo')
      expect(screen.announcements).to.contain(`${name}${texts.createFailed}`)
      await press(screen, 'Try again')
      await advance(2000)
      expect(isRecreated(screen)).to.equal(true)
      expect(platform.requests(CREATE)).to.deep.equal([values, values])
    })

    it('opens the filled-in form if the platform refuses the values', async () => {
      const fault = { ...refusal({ [subject.field]: 'This value is taken.' }), times: 1 }
      const platform = await startPlatform({ faults: { [CREATE]: fault } })
      const screen = await removed(platform)
      await press(screen, 'Undo')
      await screen.find('button', 'Save')
      expect(screen.text).to.contain('This value is taken.')
      expect(screen.names('button', 'Try again')).to.deep.equal([])
      await press(screen, 'Save')
      await advance(2000)
      expect(platform.requests(CREATE)).to.deep.equal([values, values])
      expect(isRecreated(screen)).to.equal(true)
    })
  })
}
