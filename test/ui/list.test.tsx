import { sendKeys } from '@web/test-runner-commands'
import { createRef, memo, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Status } from '../../src/ui/feedback/status.js'
import { KeyRound } from '../../src/ui/icons.js'
import { List, type ListHandle } from '../../src/ui/list/list.js'
import { ListRow } from '../../src/ui/list/list-row.js'
import { SkeletonRows } from '../../src/ui/list/skeleton-rows.js'
import { type Door, doorList, doors, focusedRow, rowOf, rowsOf, scroller } from './door-list.js'
import { mount, press, unmountAll } from './mount.js'

afterEach(unmountAll)

describe('List', () => {
  it('is a named list whose rows are buttons with a position', () => {
    const { get, root } = mount(doorList({ items: doors(3) }))
    get('list', 'Doors')
    get('button', 'Door 1')
    const places = [...root.querySelectorAll('li')].map((item) => `${item.ariaPosInSet} of ${item.ariaSetSize}`)
    expect(places).to.deep.equal(['1 of 3', '2 of 3', '3 of 3'])
  })

  it('has one tab stop, and arrow keys, Home, End, PageUp and PageDown move between rows', async () => {
    const mounted = mount(doorList({ items: doors(30) }))
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

  it('can be pressed by mouse, Enter and Space', async () => {
    const pressed: string[] = []
    const mounted = mount(doorList({ items: doors(3), onPress: ({ name }) => pressed.push(name) }))
    press(mounted.get('button', 'Door 1'))
    mounted.get('button', 'Door 2').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'Space' })
    expect(pressed).to.deep.equal(['Door 1', 'Door 2', 'Door 2'])
  })

  it('keeps the focus on its item when items are added and removed', () => {
    const mounted = mount(doorList({ items: doors(5) }))
    flushSync(() => rowOf(mounted, 'Door 3')?.focus())
    mounted.render(doorList({ items: [{ id: 'new', name: 'New' }, ...doors(5)] }))
    expect(focusedRow(mounted)).to.equal('Door 3')
  })

  it('moves the focus to the next row if the focused row is removed', () => {
    const mounted = mount(doorList({ items: doors(5) }))
    flushSync(() => rowOf(mounted, 'Door 3')?.focus())
    mounted.render(doorList({ items: doors(5).filter(({ id }) => id !== '3') }))
    expect(focusedRow(mounted)).to.equal('Door 4')
    mounted.render(doorList({ items: doors(2) }))
    expect(focusedRow(mounted)).to.equal('Door 1')
  })

  it('never takes the focus from elsewhere, even if its rows change', () => {
    const elsewhere = document.body.appendChild(document.createElement('button'))
    const mounted = mount(doorList({ items: doors(5) }))
    flushSync(() => rowOf(mounted, 'Door 3')?.focus())
    flushSync(() => elsewhere.focus())
    mounted.render(doorList({ items: doors(2) }))
    expect(document.activeElement).to.equal(elsewhere)
    elsewhere.remove()
  })

  it('does not take the focus when its rows return after all of them were removed', () => {
    const mounted = mount(doorList({ items: doors(5) }))
    flushSync(() => rowOf(mounted, 'Door 3')?.focus())
    mounted.render(doorList({ items: [] }))
    mounted.render(doorList({ items: doors(5) }))
    expect(mounted.root.activeElement).to.equal(null)
  })

  it('can focus the row of an item or the first row, and returns false without rows', () => {
    const handle = createRef<ListHandle>()
    const mounted = mount(doorList({ items: doors(5), handle }))
    expect(flushSync(() => handle.current?.focusRow('4'))).to.equal(true)
    expect(focusedRow(mounted)).to.equal('Door 4')
    expect(flushSync(() => handle.current?.focusRow('gone'))).to.equal(true)
    expect(focusedRow(mounted)).to.equal('Door 0')
    mounted.render(doorList({ items: [], handle }))
    expect(flushSync(() => handle.current?.focusRow('4'))).to.equal(false)
  })

  it('renders only the rows whose items have changed', () => {
    const rendered: string[] = []
    const Name = memo(({ door }: { door: Door }) => {
      rendered.push(door.name)
      return <span>{door.name}</span>
    })
    const render = (door: Door) => <Name door={door} />
    const pressed: string[] = []
    const keyOf = ({ id }: Door) => id
    const listOf = (items: Door[], prefix: string) => (
      <List
        items={items}
        itemKey={keyOf}
        label="Doors"
        renderRow={render}
        onPress={({ name }) => pressed.push(prefix + name)}
      />
    )
    const items = doors(30)
    const mounted = mount(listOf(items, 'first '))
    expect(rendered.splice(0)).to.have.length(30)

    mounted.render(listOf([...items], 'then '))
    flushSync(() => mounted.get('button', 'Door 7').focus())
    mounted.render(listOf(items.slice(0, 12), 'then '))
    expect(rendered).to.deep.equal([])

    mounted.render(
      listOf(
        items.map((door) => (door.id === '3' ? { ...door, name: 'Gate' } : door)),
        'at last '
      )
    )
    expect(rendered.splice(0)).to.have.members([
      'Gate',
      ...doors(30)
        .slice(12)
        .map(({ name }) => name)
    ])
    press(mounted.get('button', 'Gate'))
    expect(pressed).to.deep.equal(['at last Gate'])
  })

  it('grows with its items up to 60 rows', () => {
    const mounted = mount(doorList({ items: doors(60) }))
    expect(rowsOf(mounted)).to.have.length(60)
    expect(scroller(mounted).scrollHeight).to.equal(scroller(mounted).clientHeight)
  })
})

describe('Skeleton rows', () => {
  const heightOf = (node: ReactNode, width: number) => mount(node, { width }).host.getBoundingClientRect().height

  it('have the size of the rows that replace them', () => {
    for (const width of [320, 1000]) {
      expect(heightOf(<SkeletonRows count={4} leading />, width)).to.equal(
        heightOf(doorList({ items: doors(4) }), width)
      )
    }
  })

  it('have the size of rows with text at their end', () => {
    const row = (
      <List
        items={['Front Door']}
        itemKey={String}
        label="Doors"
        renderRow={(name) => (
          <ListRow title={name} subtitle="Lock" trailing={<Status icon={<KeyRound />}>Locked</Status>} />
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
