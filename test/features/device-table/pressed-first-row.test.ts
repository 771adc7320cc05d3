import { prerenderScreen as prerenderCodes } from '../../../elements/first/access-code-table.js'
import { prerenderScreen as prerenderDevices } from '../../../elements/first/device-table.js'
import { createEventDispatcher } from '../../../src/element/custom-element/event-dispatcher.js'
import { placeholderOf } from '../../../src/element/prerender/placeholder.js'
import { replayInput, replayOpenedRow } from '../../../src/element/prerender/replay-input.js'
import {
  firstResponses,
  preloadNothing,
  undefinedElement,
  useUndefinedElements
} from '../support/prerendered-screen.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { startPlatform, until } from '../support/stage.js'

cleanUpAfterEach()

const TABLES = [
  {
    type: 'device-click',
    tag: 'x-device-table',
    name: 'device',
    prerender: prerenderDevices,
    idField: 'device_id',
    deviceId: undefined
  },
  {
    type: 'access-code-click',
    tag: 'x-access-code-table',
    name: 'access code',
    prerender: prerenderCodes,
    idField: 'access_code_id',
    deviceId: 'device_front_door'
  }
]

for (const { type, tag, name, prerender, idField, deviceId } of TABLES) {
  describe(`Pressed ${name} of a prerendered table`, () => {
    useUndefinedElements()

    async function prerenderTable(isCanceled = false) {
      const platform = await startPlatform()
      const element = undefinedElement({ deviceId })
      if (!(element instanceof HTMLElement)) throw new Error('It is no HTML element.')
      const host: HTMLElement = element
      const responses = firstResponses(platform, tag, element)
      await prerender(
        element,
        responses,
        () => true,
        () => undefined,
        preloadNothing
      )
      const ids: unknown[] = []
      element.addEventListener(type, (event) => {
        ids.push(event instanceof CustomEvent && event.detail[idField])
        if (isCanceled) event.preventDefault()
      })
      const root = element.shadowRoot
      const recording = placeholderOf(element)?.input
      if (!root || !recording) throw new Error('Nothing is drawn.')
      const row = root.querySelector<HTMLElement>('[part~=row]')
      const id = row?.closest('[data-key]')?.getAttribute('data-key')
      if (!row || !id) throw new Error('There is no row.')

      /** Shows a rendering with the same row, which asks the host as well. @returns the number of opened screens */
      function render(replay: typeof replayInput | typeof replayOpenedRow): () => number {
        let openedCount = 0
        const { dispatch } = createEventDispatcher(host)
        const rendering = Object.assign(document.createElement('div'), { className: 'root' })
        const box = document.createElement('div')
        box.setAttribute('data-key', id ?? '')
        const button = document.createElement('button')
        button.setAttribute('part', 'row')
        if (row?.hasAttribute('role')) button.setAttribute('role', row.getAttribute('role') ?? '')
        button.addEventListener('click', () => {
          if (dispatch(new CustomEvent(type, { detail: { [idField]: id }, cancelable: true }))) openedCount += 1
        })
        box.append(button)
        rendering.append(box)
        recording?.prerendered.classList.add('fallback')
        root?.append(rendering)
        if (recording && root) replay(root, recording)
        return () => {
          button.click()
          return openedCount
        }
      }
      return { row, id, ids, recording, render }
    }

    it('is dispatched at once, and not again when the press is replayed', async () => {
      const { row, id, ids, recording, render } = await prerenderTable()
      row.click()
      expect(ids).to.deep.equal([id])
      await until(() => recording.opened !== undefined || recording.hasPress())
      const pressAgain = render(recording.opened === undefined ? replayInput : replayOpenedRow)
      expect(ids).to.deep.equal([id])
      expect(pressAgain()).to.equal(2)
      expect(ids).to.deep.equal([id, id])
    })

    it('is dispatched once if the press is repeated', async () => {
      const { row, id, ids } = await prerenderTable()
      row.click()
      row.click()
      expect(ids).to.deep.equal([id])
    })

    it('opens nothing if the host cancels it, and is dispatched again by another press', async () => {
      const { row, id, ids, recording, render } = await prerenderTable(true)
      row.click()
      expect(recording.opened).to.equal(undefined)
      expect(recording.hasPress()).to.equal(false)
      expect(row.hasAttribute('aria-busy')).to.equal(false)
      expect(row.isConnected).to.equal(true)
      row.click()
      expect(ids).to.deep.equal([id, id])
      const pressAgain = render(replayInput)
      expect(ids).to.have.length(2)
      expect(pressAgain()).to.equal(0)
    })
  })
}
