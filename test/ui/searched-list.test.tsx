import { sendKeys } from '@web/test-runner-commands'
import { flushSync } from 'react-dom'
import { List } from '../../src/ui/list/list.js'
import { ListRow } from '../../src/ui/list/list-row.js'
import { type Door, doorList, doors, focusedRow, rowOf, rowsOf, scrollTo, untilVirtual } from './door-list.js'
import { type Mounted, mount, unmountAll } from './mount.js'

afterEach(unmountAll)

describe('List that a search narrows', () => {
  const found = (all: readonly Door[], text: string) => all.filter(({ name }) => name.includes(text))

  const namesOf = (mounted: Mounted) => rowsOf(mounted).map(({ textContent }) => textContent.replace('Lock', ''))

  const visibleItems = ({ root }: Mounted) => [...root.querySelectorAll('li')].filter((item) => item.checkVisibility())

  /** Records the elements that are added from now on. */
  function recordAdded({ root }: Mounted): () => Node[] {
    const observer = new MutationObserver(() => {})
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])
  }

  it('creates nothing when a letter is deleted, and shows the same rows in the same order', () => {
    const all = doors(100)
    const mounted = mount(doorList({ items: all, all }))
    const initial = rowsOf(mounted)
    mounted.render(doorList({ items: found(all, '2'), all }))
    expect(namesOf(mounted)).to.deep.equal(found(all, '2').map(({ name }) => name))
    const added = recordAdded(mounted)
    mounted.render(doorList({ items: found(all, '27'), all }))
    mounted.render(doorList({ items: found(all, '2'), all }))
    expect(namesOf(mounted)).to.deep.equal(found(all, '2').map(({ name }) => name))
    mounted.render(doorList({ items: all, all }))
    expect(rowsOf(mounted).map((row, index) => row === initial[index])).to.deep.equal(initial.map(() => true))
    expect(added()).to.deep.equal([])
  })

  it('hides the other rows from everyone', async () => {
    const all = doors(30)
    const mounted = mount(doorList({ items: all, all }))
    mounted.render(doorList({ items: found(all, '2'), all }))
    const items = visibleItems(mounted)
    expect(items.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`)).to.deep.equal(
      items.map((_, index) => `${index + 1} of ${found(all, '2').length}`)
    )
    expect(mounted.root.querySelectorAll('[aria-posinset]')).to.have.length(items.length)
    await sendKeys({ press: 'Tab' })
    expect(focusedRow(mounted)).to.equal('Door 2')
    await sendKeys({ press: 'ArrowDown' })
    expect(focusedRow(mounted)).to.equal('Door 12')
    await sendKeys({ press: 'End' })
    expect(focusedRow(mounted)).to.equal('Door 29')
  })

  it('moves the focus from a row that is hidden to the next one', () => {
    const all = doors(30)
    const mounted = mount(doorList({ items: all, all }))
    flushSync(() => rowOf(mounted, 'Door 3')?.focus())
    mounted.render(doorList({ items: found(all, '2'), all }))
    expect(focusedRow(mounted)).to.equal('Door 21')
  })

  it('has no controls in hidden rows, so that a control that is shown again has just appeared', () => {
    const all = doors(5)
    const listOf = (items: Door[]) => (
      <List
        items={items}
        all={all}
        itemKey={({ id }) => id}
        label="Doors"
        renderRow={({ name }) => <ListRow title={name} />}
        onPress={() => {}}
        renderAction={({ name }) => <button type="button">{`Unlock ${name}`}</button>}
      />
    )
    const mounted = mount(listOf(all))
    const initial = mounted.get('button', 'Unlock Door 3')
    mounted.render(listOf(found(all, '2')))
    expect(mounted.all('button', 'Unlock')).to.have.length(1)
    mounted.render(listOf(all))
    expect(mounted.get('button', 'Unlock Door 3')).not.to.equal(initial)
  })

  it('removes rows that are scrolled away, and keeps at most 60 hidden', async () => {
    const all = doors(400)
    const mounted = mount(doorList({ items: all, all }))
    await untilVirtual(mounted)
    await scrollTo(mounted, 0.5)
    expect(mounted.root.querySelectorAll('li').length).to.equal(visibleItems(mounted).length)
    for (let text = 10; text < 40; text += 1) mounted.render(doorList({ items: found(all, `${text}`), all }))
    expect(mounted.root.querySelectorAll('li[hidden]')).to.have.length(60)
  })

  it('removes the hidden rows when an item changes', () => {
    const all = doors(30)
    const mounted = mount(doorList({ items: all, all }))
    mounted.render(doorList({ items: found(all, '2'), all }))
    const remaining = all.filter(({ id }) => id !== '1')
    mounted.render(doorList({ items: found(remaining, '2'), all: remaining }))
    expect(mounted.root.querySelectorAll('li')).to.have.length(found(all, '2').length)
  })
})
