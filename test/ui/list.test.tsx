import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { createRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Confirmation } from '../../src/ui/confirmation.js'
import { Lock } from '../../src/ui/icons.js'
import { List, type ListHandle, type ListMemory } from '../../src/ui/list.js'
import { ListRow } from '../../src/ui/list-row.js'
import { Menu } from '../../src/ui/menu.js'
import { RowAction } from '../../src/ui/row-action.js'
import { SkeletonRows } from '../../src/ui/skeleton-rows.js'
import { Skeleton } from '../../src/ui/skeleton.js'
import { Status } from '../../src/ui/status.js'
import { frames, mount, type Mounted, press, unmountAll, until } from './mount.js'

interface Door {
  id: string
  name: string
}

const doors = (count: number): Door[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Door ${index}` }))

interface Options {
  items: Door[]
  onPress?: (door: Door) => void
  handle?: RefObject<ListHandle | null>
  memory?: RefObject<ListMemory | null>
}

const list = ({ items, onPress = () => {}, handle, memory }: Options) => (
  <List
    items={items}
    itemKey={({ id }) => id}
    label="Doors"
    renderRow={({ name }) => <ListRow leading={<Skeleton width="40px" height="40px" />} title={name} subtitle="Lock" />}
    onPress={onPress}
    memory={memory}
    ref={handle}
  />
)

const rowsOf = ({ root }: Mounted) => [...root.querySelectorAll<HTMLElement>('[part~=row]')]
const row = (mounted: Mounted, name: string) => rowsOf(mounted).find((element) => element.textContent === `${name}Lock`)
const focusedRow = ({ root }: Mounted) => root.activeElement?.textContent.replace('Lock', '')
const scroller = ({ root }: Mounted) => root.querySelector('.list') ?? root.host

async function isVirtual(mounted: Mounted) {
  await until(() => scroller(mounted).scrollHeight > scroller(mounted).clientHeight && rowsOf(mounted).length > 5)
}
function isSeen(mounted: Mounted, element: Element | null) {
  const region = scroller(mounted).getBoundingClientRect()
  const seen = element?.getBoundingClientRect()
  return seen !== undefined && seen.top >= region.top - 1 && seen.bottom <= region.bottom + 1
}

/** How far a row is from the start of the region, once all around it is measured. */
async function settledOffset(mounted: Mounted, name: string) {
  let last = Number.NaN
  let unchanged = 0
  await until(() => {
    const top = row(mounted, name)?.getBoundingClientRect().top ?? 0
    const offset = top - scroller(mounted).getBoundingClientRect().top
    unchanged = offset === last ? unchanged + 1 : 0
    last = offset
    return unchanged > 20
  })
  return last
}

afterEach(unmountAll)

describe('A list', () => {
  it('is a named list whose rows are buttons that know their place', () => {
    const { get, root } = mount(list({ items: doors(3) }))
    get('list', 'Doors')
    get('button', 'Door 1')
    const places = [...root.querySelectorAll('li')].map((item) => `${item.ariaPosInSet} of ${item.ariaSetSize}`)
    expect(places).to.deep.equal(['1 of 3', '2 of 3', '3 of 3'])
  })

  it('has one tab stop, and its rows are reached by the arrows, Home, End, PageUp and PageDown', async () => {
    const mounted = mount(list({ items: doors(30) }))
    expect(rowsOf(mounted).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1)
    await sendKeys({ press: 'Tab' })
    expect(focusedRow(mounted)).to.equal('Door 0')
    const steps = [
      ['ArrowDown', 'Door 1'],
      ['ArrowDown', 'Door 2'],
      ['ArrowUp', 'Door 1'],
      ['ArrowUp', 'Door 0'],
      ['ArrowUp', 'Door 0'],
      ['PageDown', 'Door 10'],
      ['End', 'Door 29'],
      ['ArrowDown', 'Door 29'],
      ['PageUp', 'Door 19'],
      ['Home', 'Door 0']
    ] as const
    for (const [key, door] of steps) {
      await sendKeys({ press: key })
      expect(focusedRow(mounted), key).to.equal(door)
      expect(rowsOf(mounted).filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([mounted.root.activeElement])
    }
  })

  it('is pressed by mouse, Enter and Space', async () => {
    const pressed: string[] = []
    const mounted = mount(list({ items: doors(3), onPress: ({ name }) => pressed.push(name) }))
    press(mounted.get('button', 'Door 1'))
    mounted.get('button', 'Door 2').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Space' })
    expect(pressed).to.deep.equal(['Door 1', 'Door 2', 'Door 2'])
  })

  it('keeps the focus on its item when others come and go', () => {
    const mounted = mount(list({ items: doors(5) }))
    flushSync(() => row(mounted, 'Door 3')?.focus())
    mounted.render(list({ items: [{ id: 'new', name: 'New' }, ...doors(5)] }))
    expect(focusedRow(mounted)).to.equal('Door 3')
  })

  it('moves the focus to the row that takes the place of one that goes', () => {
    const mounted = mount(list({ items: doors(5) }))
    flushSync(() => row(mounted, 'Door 3')?.focus())
    mounted.render(list({ items: doors(5).filter(({ id }) => id !== '3') }))
    expect(focusedRow(mounted)).to.equal('Door 4')
    mounted.render(list({ items: doors(2) }))
    expect(focusedRow(mounted)).to.equal('Door 1')
  })

  it('never takes the focus from elsewhere, even when its rows change', () => {
    const elsewhere = document.body.appendChild(document.createElement('button'))
    const mounted = mount(list({ items: doors(5) }))
    flushSync(() => row(mounted, 'Door 3')?.focus())
    flushSync(() => elsewhere.focus())
    mounted.render(list({ items: doors(2) }))
    expect(document.activeElement).to.equal(elsewhere)
    elsewhere.remove()
  })

  it('does not take the focus when its rows come back after all of them were gone', () => {
    const mounted = mount(list({ items: doors(5) }))
    flushSync(() => row(mounted, 'Door 3')?.focus())
    mounted.render(list({ items: [] }))
    mounted.render(list({ items: doors(5) }))
    expect(mounted.root.activeElement).to.equal(null)
  })

  it('focuses the row of an item when told, or the first, and says when there is none', () => {
    const handle = createRef<ListHandle>()
    const mounted = mount(list({ items: doors(5), handle }))
    expect(flushSync(() => handle.current?.focusRow('4'))).to.equal(true)
    expect(focusedRow(mounted)).to.equal('Door 4')
    expect(flushSync(() => handle.current?.focusRow('gone'))).to.equal(true)
    expect(focusedRow(mounted)).to.equal('Door 0')
    mounted.render(list({ items: [], handle }))
    expect(flushSync(() => handle.current?.focusRow('4'))).to.equal(false)
  })

  it('grows with the page up to 60 rows', () => {
    const mounted = mount(list({ items: doors(60) }))
    expect(rowsOf(mounted)).to.have.length(60)
    expect(scroller(mounted).scrollHeight).to.equal(scroller(mounted).clientHeight)
  })
})

describe('A list of 10,000 items', () => {
  it('has at most 80 rows at any time, and scrolls in a region of its own', async () => {
    const mounted = mount(list({ items: doors(10_000) }))
    let most = rowsOf(mounted).length
    const observer = new MutationObserver(() => {
      most = Math.max(most, rowsOf(mounted).length)
    })
    observer.observe(mounted.root, { childList: true, subtree: true })
    await isVirtual(mounted)
    const region = scroller(mounted)
    expect(region.clientHeight).to.be.at.most(640)
    for (const place of [0.1, 0.5, 0.9, 1, 0]) {
      region.scrollTop = place * region.scrollHeight
      await frames(1)
      await until(() => rowsOf(mounted).some((element) => isSeen(mounted, element)))
    }
    expect(most).to.be.within(5, 80)
    observer.disconnect()
  })

  it('is no taller than the host wants it', async () => {
    const mounted = mount(list({ items: doors(10_000) }))
    mounted.host.style.setProperty('--latchkey-list-block-size', '200px')
    await isVirtual(mounted)
    expect(scroller(mounted).clientHeight).to.equal(200)
  })

  it('keeps the focus on a row that is in sight through every jump of the keyboard', async () => {
    const mounted = mount(list({ items: doors(10_000) }))
    await isVirtual(mounted)
    let escapes = 0
    mounted.host.addEventListener('focusout', ({ relatedTarget }) => {
      if (!relatedTarget) escapes += 1
    })
    flushSync(() => row(mounted, 'Door 0')?.focus())
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
      expect(rowsOf(mounted).length).to.be.at.most(80)
    }
    expect(escapes).to.equal(0)
  })

  it('keeps the focused row when it is scrolled away, and goes on from there', async () => {
    const mounted = mount(list({ items: doors(10_000) }))
    await isVirtual(mounted)
    flushSync(() => row(mounted, 'Door 2')?.focus())
    scroller(mounted).scrollTop = 100_000
    await until(() => row(mounted, 'Door 1760'))
    expect(focusedRow(mounted)).to.equal('Door 2')
    await sendKeys({ press: 'ArrowDown' })
    expect(focusedRow(mounted)).to.equal('Door 3')
    await until(() => isSeen(mounted, mounted.root.activeElement))
  })

  it('keeps the focus when the list grows past 60 items, and when it shrinks again', async () => {
    const mounted = mount(list({ items: doors(20) }))
    flushSync(() => row(mounted, 'Door 7')?.focus())
    mounted.render(list({ items: doors(10_000) }))
    await isVirtual(mounted)
    expect(focusedRow(mounted)).to.equal('Door 7')
    mounted.render(list({ items: doors(20) }))
    expect(focusedRow(mounted)).to.equal('Door 7')
  })

  it('tells every row its place among all', async () => {
    const mounted = mount(list({ items: doors(10_000) }))
    await isVirtual(mounted)
    const item = row(mounted, 'Door 5')?.closest('li')
    expect(`${item?.ariaPosInSet} of ${item?.ariaSetSize}`).to.equal('6 of 10000')
    mounted.get('list', 'Doors')
  })

  it('is scrolled as it was when it is mounted again, and gives the focus to the row that was left', async () => {
    const memory = createRef<ListMemory>()
    const first = mount(list({ items: doors(10_000), memory }))
    await isVirtual(first)
    scroller(first).scrollTop = 57 * 4000 + 30
    const offset = await settledOffset(first, 'Door 4005')
    first.unmount()

    const handle = createRef<ListHandle>()
    const second = mount(list({ items: doors(10_000), memory, handle }))
    flushSync(() => handle.current?.focusRow('4005'))
    await isVirtual(second)
    expect(await settledOffset(second, 'Door 4005')).to.be.closeTo(offset, 1)
    expect(focusedRow(second)).to.equal('Door 4005')
  })
})

function Codes({ count, gone }: { count: number; gone?: string }) {
  const [asked, setAsked] = useState('')
  return (
    <List
      items={doors(count).filter(({ id }) => id !== gone)}
      itemKey={({ id }) => id}
      label="Codes"
      renderRow={({ name, id }) => <ListRow title={name} subtitle="Lock" dimmed={id === '1'} />}
      onPress={() => {}}
      renderAction={({ id, name }, tabIndex) => (
        <RowAction>
          <Menu
            label={`Actions of ${name}.`}
            icon={<Lock />}
            tabIndex={tabIndex}
            items={[
              { label: 'Edit', onSelect: () => {} },
              { label: 'Delete', tone: 'danger', onSelect: () => setAsked(id) }
            ]}
          />
        </RowAction>
      )}
      // oxlint-disable-next-line react/no-unstable-nested-components -- It is no component.
      below={({ id, name }) =>
        id === asked && (
          <Confirmation
            message={`Delete ${name}?`}
            confirmLabel="Delete"
            cancelLabel="Keep"
            onConfirm={() => setAsked('')}
            onCancel={() => setAsked('')}
          />
        )
      }
    />
  )
}

describe('A list with an action beside each row', () => {
  const focusedName = ({ root }: Mounted) =>
    root.activeElement?.ariaLabel ?? root.activeElement?.textContent.replace('Lock', '')

  async function pressKeys(mounted: Mounted, keys: string[]) {
    for (const key of keys) await sendKeys({ press: key })
    await frames(2)
    return focusedName(mounted)
  }

  it('is pressed on the row or on its action, each a button of its own', () => {
    const mounted = mount(<Codes count={3} />)
    const action = mounted.get('button', 'Actions of Door 1.')
    expect(action.closest('[part~=row]')).to.equal(null)
    expect(action.closest('li')).to.equal(row(mounted, 'Door 1')?.closest('li'))
    const frame = row(mounted, 'Door 1')?.getBoundingClientRect()
    const { right, top, bottom } = action.getBoundingClientRect()
    expect(right).to.be.below(frame?.right ?? 0)
    expect(top).to.be.at.least(frame?.top ?? 0)
    expect(bottom).to.be.at.most(frame?.bottom ?? 0)
  })

  it('goes by Tab from a row to its action, and from there out of the list', async () => {
    const mounted = mount(<Codes count={5} />)
    expect(await pressKeys(mounted, ['Tab', 'ArrowDown', 'ArrowDown'])).to.equal('Door 2')
    expect(await pressKeys(mounted, ['Tab'])).to.equal('Actions of Door 2.')
    expect(await pressKeys(mounted, ['Shift+Tab'])).to.equal('Door 2')
    expect(await pressKeys(mounted, ['ArrowDown', 'Tab'])).to.equal('Actions of Door 3.')
    await sendKeys({ press: 'Tab' })
    expect(mounted.root.activeElement).to.equal(null)
  })

  it('does not move between rows by the arrows of an open menu', async () => {
    const mounted = mount(<Codes count={5} />)
    expect(await pressKeys(mounted, ['Tab', 'Tab', 'ArrowDown', 'ArrowDown'])).to.equal('Delete')
    expect(await pressKeys(mounted, ['Escape'])).to.equal('Actions of Door 0.')
  })

  it('asks below the row, and gives the focus back to the action', async () => {
    const mounted = mount(<Codes count={5} />)
    press(mounted.get('button', 'Actions of Door 3.'))
    press(mounted.get('menuitem', 'Delete'))
    expect(focusedName(mounted)).to.equal('Keep')
    const question = mounted.get('alertdialog', 'Delete Door 3?')
    expect(question.closest('li')).to.equal(row(mounted, 'Door 3')?.closest('li'))
    expect(question.getBoundingClientRect().width).to.equal(mounted.host.clientWidth)
    expect(await pressKeys(mounted, ['Escape'])).to.equal('Actions of Door 3.')
    expect(await pressKeys(mounted, ['Shift+Tab'])).to.equal('Door 3')
  })

  it('moves the focus to the row that takes the place of one whose action had it', () => {
    const mounted = mount(<Codes count={5} />)
    flushSync(() => mounted.get('button', 'Actions of Door 3.').focus())
    mounted.render(<Codes count={5} gone="3" />)
    expect(focusedName(mounted)).to.equal('Door 4')
  })

  it('keeps a menu open when its rows are rendered again, and others come', () => {
    const mounted = mount(<Codes count={5} />)
    press(mounted.get('button', 'Actions of Door 3.'))
    mounted.render(<Codes count={9} gone="1" />)
    expect(mounted.get('menu').matches(':popover-open')).to.equal(true)
    expect(focusedName(mounted)).to.equal('Edit')
  })

  it('has at most 80 rows of 2,000, also while one of them asks, and shows every part of it', async () => {
    const mounted = mount(<Codes count={2000} />)
    await isVirtual(mounted)
    press(mounted.get('button', 'Actions of Door 3.'))
    press(mounted.get('menuitem', 'Delete'))
    const region = scroller(mounted)
    for (const place of [0.1, 0.5, 1, 0.3, 0]) {
      region.scrollTop = place * region.scrollHeight
      await frames(1)
      await until(() => rowsOf(mounted).some((element) => isSeen(mounted, element)))
      expect(rowsOf(mounted).length).to.be.at.most(80)
      expect(mounted.all('button', 'Actions of').length).to.equal(rowsOf(mounted).length)
      expect(focusedName(mounted)).to.equal('Keep')
    }
    await until(() => isSeen(mounted, mounted.get('alertdialog')))
  })

  it('writes what is on its way out in a quieter colour', () => {
    const mounted = mount(<Codes count={2} />)
    const colors = rowsOf(mounted).map((element) => getComputedStyle(element.querySelector('b') ?? element).color)
    expect(new Set(colors)).to.have.property('size', 2)
  })
})

describe('Skeleton rows', () => {
  const heightOf = (node: ReactNode, width: number) => mount(node, { width }).host.getBoundingClientRect().height

  it('have the size of the rows that come', () => {
    for (const width of [320, 1000]) {
      expect(heightOf(<SkeletonRows count={4} leading />, width)).to.equal(heightOf(list({ items: doors(4) }), width))
    }
  })

  it('have the size of rows that say something at their end', () => {
    const row = (
      <List
        items={['Front Door']}
        itemKey={String}
        label="Doors"
        renderRow={(name) => (
          <ListRow title={name} subtitle="Lock" trailing={<Status icon={<Lock />}>Locked</Status>} />
        )}
        onPress={() => {}}
      />
    )
    for (const width of [320, 1000]) {
      expect(heightOf(<SkeletonRows count={1} trailing />, width)).to.be.closeTo(heightOf(row, width), 1)
    }
  })

  it('are hidden from screen readers', () => {
    const { root } = mount(<SkeletonRows count={4} />)
    expect(root.querySelector('[aria-hidden=true]')?.childElementCount).to.equal(4)
  })
})
