import { focusedOutside } from '../../src/element/dom/focused-outside.js'
import { nextTask, onFreshPage } from './page.js'
import { COPY_BERT, type Part, prerenderedOf, press, pressedAfterAll, replay, sectionOf } from './replayed-input.js'

const COPY_ANNA = { key: 'code_1', label: 'Copy code · Anna' }
const ROW_BERT = { key: 'code_2', text: 'Bert', isRow: true }

const searchOf = (type: string, value: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), { type, value, ariaLabel: 'Search' })

const pressedAfter = (previous: readonly Part[], index: number, after: readonly Part[], isCurrent = true): string[] =>
  pressedAfterAll(previous, (first) => first.querySelectorAll('button')[index]?.click(), after, isCurrent)

describe('Input before React', () => {
  onFreshPage()

  it('presses the same control of the same resource, even if its row has moved', () => {
    const added = { key: 'code_3', label: 'Copy code · Carl' }
    expect(pressedAfter([COPY_ANNA, COPY_BERT], 1, [added, COPY_ANNA, COPY_BERT])).to.deep.equal([
      'code_2: Copy code · Bert'
    ])
  })

  it('presses the control of its resource among controls with the same name', () => {
    const [first, second] = [
      { key: 'code_1', label: 'Copy code · Bert' },
      { key: 'code_2', label: 'Copy code · Bert' }
    ]
    expect(pressedAfter([first, second], 1, [second, first])).to.deep.equal(['code_2: Copy code · Bert'])
  })

  it('presses a row whose text has changed', () => {
    expect(pressedAfter([ROW_BERT], 0, [{ ...ROW_BERT, text: 'Bert, Locked' }])).to.deep.equal(['code_2: Bert, Locked'])
  })

  it('presses a control outside of any row', () => {
    const refresh = { label: 'Refresh' }
    expect(pressedAfter([refresh, COPY_BERT], 0, [COPY_BERT, refresh])).to.deep.equal(['undefined: Refresh'])
  })

  const lost: Readonly<Record<string, readonly Part[]>> = {
    'the resource is gone': [COPY_ANNA],
    'the control has another name': [COPY_ANNA, { ...COPY_BERT, label: 'Copy code · Robert' }],
    'only another control of the resource is left': [COPY_ANNA, ROW_BERT],
    'only a control of another resource has its name': [{ ...COPY_BERT, key: 'code_3' }],
    'two controls are equal': [COPY_BERT, COPY_BERT]
  }
  for (const [what, after] of Object.entries(lost))
    it(`presses nothing if ${what}`, () => {
      expect(pressedAfter([COPY_ANNA, COPY_BERT], 1, after)).to.deep.equal([])
    })

  it('presses nothing if the element shows something else', () => {
    expect(pressedAfter([COPY_BERT], 0, [COPY_BERT], false)).to.deep.equal([])
  })

  it('moves the focus to the same control of the same resource', () => {
    const after = prerenderedOf([COPY_BERT, COPY_ANNA])
    replay(prerenderedOf([COPY_ANNA, COPY_BERT]), (first) => first.querySelectorAll('button')[1]?.focus(), after)
    expect(after.querySelector(':focus')?.ariaLabel).to.equal('Copy code · Bert')
  })

  /** @returns the values of a field with an initial value in the replacement */
  function typedAfter(type: string, value: string, later = ''): string[] {
    const [previous, after] = [prerenderedOf([]), prerenderedOf([])]
    const [first, field] = [searchOf(type, value), searchOf(type, later)]
    previous.append(first)
    after.append(field)
    const typed: string[] = []
    after.addEventListener('input', () => typed.push(field.value))
    replay(previous, () => {}, after)
    return typed
  }

  it('types the search text into the search field', () => {
    expect(typedAfter('search', 'garage')).to.deep.equal(['garage'])
  })

  it('types the search text once a search field exists, such as after "Try again"', async () => {
    const [previous, after] = [prerenderedOf([]), prerenderedOf([])]
    previous.append(searchOf('search', 'garage'))
    replay(previous, () => {}, after)
    const field = searchOf('search', '')
    after.append(field)
    await nextTask()
    expect(field.value).to.equal('garage')
    // The user continues typing.
    field.value = ''
    after.append(document.createElement('p'))
    await nextTask()
    expect(field.value).to.equal('')
  })

  for (const type of ['range', 'text', 'radio'])
    it(`does not type into a field of type ${type}, which shows the setting of a device`, () => {
      expect(typedAfter(type, '70', '72')).to.deep.equal([])
    })

  it('marks the pressed control as busy until it is pressed again', () => {
    const [previous, after] = [prerenderedOf([COPY_BERT]), prerenderedOf([COPY_BERT])]
    const busy: (string | null | undefined)[] = []
    replay(
      previous,
      () => {
        press(previous)
        busy.push(previous.querySelector('button')?.ariaBusy)
      },
      after
    )
    busy.push(previous.querySelector('button')?.ariaBusy, after.querySelector('button')?.ariaBusy)
    expect(busy).to.deep.equal(['true', null, null])
  })

  it('replays only the last of two presses', () => {
    const parts = [COPY_ANNA, COPY_BERT]
    const pressed = pressedAfterAll(parts, (first) => {
      for (const button of first.querySelectorAll('button')) button.click()
    })
    expect(pressed).to.deep.equal(['code_2: Copy code · Bert'])
  })

  const rest: Readonly<Record<string, (host: HTMLElement) => void>> = {
    'presses a key': (host) => host.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })),
    'presses something else': (host) => host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    'copies something else': (host) => host.dispatchEvent(new ClipboardEvent('copy', { bubbles: true })),
    'cuts something else': (host) => host.dispatchEvent(new ClipboardEvent('cut', { bubbles: true })),
    'moves the focus': (host) => host.focus()
  }
  for (const [what, act] of Object.entries(rest))
    it(`forgets a press if the user ${what} meanwhile`, () => {
      const field = document.body.appendChild(document.createElement('input'))
      let busy: string | null | undefined
      const pressed = pressedAfterAll([COPY_BERT], (first) => {
        press(first)
        act(field)
        field.blur()
        busy = first.querySelector('button')?.ariaBusy
      })
      field.remove()
      expect([busy, pressed]).to.deep.equal([null, []])
    })

  it('replays a press whose control receives the focus after the click', () => {
    const pressed = pressedAfterAll([COPY_BERT], (first) => {
      press(first)
      first.querySelector('button')?.focus()
    })
    expect(pressed).to.deep.equal(['code_2: Copy code · Bert'])
  })

  it('leaves the focus to a field of the host, and presses nothing', () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    const pressed = pressedAfterAll([COPY_BERT], press)
    const { activeElement } = document
    field.remove()
    expect([activeElement, pressed]).to.deep.equal([field, []])
  })

  it('leaves the focus to a field of the host that receives it while React renders', () => {
    const field = document.body.appendChild(document.createElement('input'))
    const [previous, after] = [prerenderedOf([COPY_BERT]), prerenderedOf([COPY_BERT])]
    after.addEventListener('focusin', () => expect.fail('The field has lost the focus.'))
    replay(
      previous,
      () => previous.querySelector('button')?.focus(),
      after,
      true,
      () => field.focus()
    )
    const { activeElement } = document
    field.remove()
    expect(activeElement).to.equal(field)
  })

  it('leaves the focus to a field next to a host component that contains the element', () => {
    const component = document.createElement('div')
    component.attachShadow({ mode: 'open' })
    const field = document.createElement('input')
    document.body.append(component, field)
    const inner = document.createElement('div')
    component.shadowRoot?.append(inner)
    const root = inner.attachShadow({ mode: 'open' })
    field.focus()
    const focused = focusedOutside(root)
    component.remove()
    field.remove()
    expect(focused).to.equal(field)
  })

  it('unfolds a section that was unfolded, and keeps its focus', () => {
    const [previous, after] = [sectionOf(), sectionOf()]
    replay(
      previous,
      (prerendered) => {
        const title = prerendered.querySelector('summary')
        title?.focus()
        title?.click()
      },
      after
    )
    const [section, title] = [after.querySelector('details'), after.querySelector('summary')]
    expect([section?.open, title?.matches(':focus')]).to.deep.equal([true, true])
  })

  it('folds a section that was unfolded and folded again, although it starts unfolded', () => {
    const [previous, after] = [sectionOf(), sectionOf(true)]
    replay(
      previous,
      (prerendered) => {
        prerendered.querySelector('summary')?.click()
        prerendered.querySelector('summary')?.click()
      },
      after
    )
    expect(after.querySelector('details')?.open).to.equal(false)
  })

  it('leaves a section as it is that the user has not touched', () => {
    const after = sectionOf(true)
    replay(sectionOf(), () => {}, after)
    expect(after.querySelector('details')?.open).to.equal(true)
  })
})
