import { sendKeys } from '@web/test-runner-commands'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import type { ListHandle } from '../../src/ui/list/list.js'
import type { ListMemory } from '../../src/ui/list/row-window.js'
import { recordChanges } from '../record-changes.js'
import {
  type Door,
  doorList,
  doors,
  focusedRow,
  isSeen,
  rowOf,
  rowsOf,
  scroller,
  scrollTo,
  settledOffset,
  untilVirtual
} from './door-list.js'
import { frames, mount, unmountAll, until } from './mount.js'

afterEach(unmountAll)

describe('List of 10,000 items', () => {
  it('renders at most 25 rows, and scrolls in its own region', async () => {
    const mounted = mount(doorList({ items: doors(10_000) }))
    let most = rowsOf(mounted).length
    const observer = new MutationObserver(() => {
      most = Math.max(most, rowsOf(mounted).length)
    })
    observer.observe(mounted.root, { childList: true, subtree: true })
    await untilVirtual(mounted)
    expect(scroller(mounted).clientHeight).to.be.at.most(640)
    for (const place of [0.1, 0.5, 0.9, 1, 0]) {
      await scrollTo(mounted, place)
    }
    expect(most).to.be.within(15, 25)
    observer.disconnect()
  })

  it('is never blank while it scrolls up or down at any speed', async () => {
    const mounted = mount(doorList({ items: doors(10_000) }), { width: 320 })
    await untilVirtual(mounted)
    const region = scroller(mounted)
    const isWhole = () => {
      const { top, bottom } = region.getBoundingClientRect()
      const places = rowsOf(mounted).map((row) => row.getBoundingClientRect())
      return Math.min(...places.map((row) => row.top)) <= top && Math.max(...places.map((row) => row.bottom)) >= bottom
    }
    const blank: string[] = []
    for (const step of [40, 150, 900, -70, -900, 6000, -6000, 200_000, -150_000]) {
      for (let frame = 0; frame < 6; frame += 1) {
        region.scrollTop += step
        await frames(2)
        if (!isWhole()) blank.push(`${step} at ${region.scrollTop}`)
      }
    }
    expect(blank).to.deep.equal([])
  })

  it('does not render for a scroll that shows no new row', async () => {
    const mounted = mount(doorList({ items: doors(10_000) }))
    await untilVirtual(mounted)
    await scrollTo(mounted, 0.5)
    await frames(3)
    const changes = recordChanges(mounted.root)
    for (const step of [20, 20, -20, -20]) {
      scroller(mounted).scrollTop += step
      await frames(2)
    }
    expect(changes.take()).to.deep.equal([])
  })

  it('respects the maximum height of the host', async () => {
    const mounted = mount(doorList({ items: doors(10_000) }))
    mounted.host.style.setProperty('--latchkey-list-block-size', '200px')
    await untilVirtual(mounted)
    expect(scroller(mounted).clientHeight).to.equal(200)
  })

  it('keeps the focus on a visible row for all keyboard jumps', async () => {
    const mounted = mount(doorList({ items: doors(10_000) }))
    await untilVirtual(mounted)
    let escapes = 0
    mounted.host.addEventListener('focusout', ({ relatedTarget }) => {
      if (!relatedTarget) escapes += 1
    })
    flushSync(() => rowOf(mounted, 'Door 0')?.focus())
    const steps = [
      ['End', 'Door 9999'],
      ['ArrowUp', 'Door 9998'],
      ['PageUp', 'Door 9988'],
      ['Home', 'Door 0'],
      ['PageDown', 'Door 10'],
      ['PageDown', 'Door 20'],
      ['ArrowDown', 'Door 21']
    ] as const
    for (const [key, door] of steps) {
      await sendKeys({ press: key })
      expect(focusedRow(mounted), key).to.equal(door)
      await until(() => isSeen(mounted, mounted.root.activeElement))
      expect(rowsOf(mounted).length).to.be.at.most(25)
    }
    expect(escapes).to.equal(0)
  })

  it('keeps the focused row when it is scrolled out of view, and continues from there', async () => {
    const mounted = mount(doorList({ items: doors(10_000) }))
    await untilVirtual(mounted)
    flushSync(() => rowOf(mounted, 'Door 2')?.focus())
    // Moving the focus also scrolls if the row is out of view.
    await frames(2)
    scroller(mounted).scrollTop = 100_000
    await until(() => !rowOf(mounted, 'Door 4'))
    expect(focusedRow(mounted)).to.equal('Door 2')
    await sendKeys({ press: 'ArrowDown' })
    expect(focusedRow(mounted)).to.equal('Door 3')
    await until(() => isSeen(mounted, mounted.root.activeElement))
  })

  it('keeps the focus when it grows past 60 items and when it shrinks again', async () => {
    const mounted = mount(doorList({ items: doors(20) }))
    flushSync(() => rowOf(mounted, 'Door 7')?.focus())
    mounted.render(doorList({ items: doors(10_000) }))
    await untilVirtual(mounted)
    expect(focusedRow(mounted)).to.equal('Door 7')
    mounted.render(doorList({ items: doors(20) }))
    expect(focusedRow(mounted)).to.equal('Door 7')
  })

  it('keeps its scroll position when items are added while its end is visible', async () => {
    const tall = (door: Door): Door => ({ ...door, name: `${door.name} ${'of the harbour house '.repeat(9)}` })
    const items = doors(300).map((door, index) => (index < 150 ? tall(door) : door))
    const mounted = mount(doorList({ items: items.slice(0, 200) }), { width: 320 })
    await untilVirtual(mounted)
    const region = scroller(mounted)
    await until(() => {
      region.scrollTop = region.scrollHeight
      return rowOf(mounted, 'Door 199')
    })
    const offset = await settledOffset(mounted, 'Door 195')
    mounted.render(doorList({ items }))
    await frames(3)
    expect(await settledOffset(mounted, 'Door 195')).to.be.closeTo(offset, 1)
  })

  it('gives every row its position among all items', async () => {
    const mounted = mount(doorList({ items: doors(10_000) }))
    await untilVirtual(mounted)
    const item = rowOf(mounted, 'Door 5')?.closest('li')
    expect(`${item?.ariaPosInSet} of ${item?.ariaSetSize}`).to.equal('6 of 10000')
    mounted.get('list', 'Doors')
  })

  it('restores its scroll position when it is mounted again, and focuses the row that was left', async () => {
    const memory = createRef<ListMemory>()
    const first = mount(doorList({ items: doors(10_000), memory }))
    await untilVirtual(first)
    scroller(first).scrollTop = 57 * 4000 + 30
    const offset = await settledOffset(first, 'Door 4005')
    first.unmount()

    const handle = createRef<ListHandle>()
    const second = mount(doorList({ items: doors(10_000), memory, handle }))
    flushSync(() => handle.current?.focusRow('4005'))
    await untilVirtual(second)
    expect(await settledOffset(second, 'Door 4005')).to.be.closeTo(offset, 1)
    expect(focusedRow(second)).to.equal('Door 4005')
  })
})
