import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { KeyRound } from '../../src/ui/icons.js'
import { List } from '../../src/ui/list/list.js'
import { ListRow } from '../../src/ui/list/list-row.js'
import { RowAction } from '../../src/ui/list/row-action.js'
import { Confirmation } from '../../src/ui/overlay/confirmation.js'
import { Menu } from '../../src/ui/overlay/menu.js'
import { doors, isSeen, rowOf, rowsOf, scrollTo, untilVirtual } from './door-list.js'
import { frames, type Mounted, mount, press, unmountAll, until } from './mount.js'
import { goesOutByTab } from './tab-out.js'

afterEach(unmountAll)

function Codes({ count, gone }: { count: number; gone?: string }) {
  const [deletingId, setDeletingId] = useState('')
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
            icon={<KeyRound />}
            tabIndex={tabIndex}
            items={[
              { label: 'Edit', onSelect: () => {} },
              { label: 'Delete', tone: 'danger', onSelect: () => setDeletingId(id) }
            ]}
          />
        </RowAction>
      )}
      // oxlint-disable-next-line react/no-unstable-nested-components -- It is no component.
      below={({ id, name }) =>
        id === deletingId && (
          <Confirmation
            subject={name}
            message="Delete this door?"
            confirmLabel="Delete"
            cancelLabel="Keep"
            onConfirm={() => setDeletingId('')}
            onCancel={() => setDeletingId('')}
          />
        )
      }
    />
  )
}

describe('List with an action next to each row', () => {
  const focusedName = ({ root }: Mounted) =>
    root.activeElement?.ariaLabel ?? root.activeElement?.textContent.replace('Lock', '')

  async function pressKeys(mounted: Mounted, keys: string[]) {
    for (const key of keys) await sendKeys({ press: key })
    await frames(2)
    return focusedName(mounted)
  }

  it('has separate buttons for the row and its action', () => {
    const mounted = mount(<Codes count={3} />)
    const action = mounted.get('button', 'Actions of Door 1.')
    expect(action.closest('[part~=row]')).to.equal(null)
    expect(action.closest('li')).to.equal(rowOf(mounted, 'Door 1')?.closest('li'))
    const frame = rowOf(mounted, 'Door 1')?.getBoundingClientRect()
    const { right, top, bottom } = action.getBoundingClientRect()
    expect(right).to.be.below(frame?.right ?? 0)
    expect(top).to.be.at.least(frame?.top ?? 0)
    expect(bottom).to.be.at.most(frame?.bottom ?? 0)
  })

  it('moves by Tab from a row to its action, and then out of the list', async () => {
    const mounted = mount(<Codes count={5} />)
    expect(await pressKeys(mounted, ['Tab', 'ArrowDown', 'ArrowDown'])).to.equal('Door 2')
    expect(await pressKeys(mounted, ['Tab'])).to.equal('Actions of Door 2.')
    expect(await pressKeys(mounted, ['Shift+Tab'])).to.equal('Door 2')
    expect(await pressKeys(mounted, ['ArrowDown', 'Tab'])).to.equal('Actions of Door 3.')
    expect(await goesOutByTab()).to.equal(true)
  })

  it('does not move between rows by the arrow keys of an open menu', async () => {
    const mounted = mount(<Codes count={5} />)
    expect(await pressKeys(mounted, ['Tab', 'Tab', 'ArrowDown', 'ArrowDown'])).to.equal('Delete')
    expect(await pressKeys(mounted, ['Escape'])).to.equal('Actions of Door 0.')
  })

  it('shows a confirmation below the row, and returns the focus to the action', async () => {
    const mounted = mount(<Codes count={5} />)
    press(mounted.get('button', 'Actions of Door 3.'))
    press(mounted.get('menuitem', 'Delete'))
    expect(focusedName(mounted)).to.equal('Keep')
    const question = mounted.get('alertdialog', 'Delete this door? Door 3')
    expect(question.closest('li')).to.equal(rowOf(mounted, 'Door 3')?.closest('li'))
    const { width, bottom } = question.getBoundingClientRect()
    expect(width).to.be.within(mounted.host.clientWidth - 32, mounted.host.clientWidth)
    const next = rowOf(mounted, 'Door 4')?.getBoundingClientRect().top ?? 0
    expect(next - bottom, 'apart from the next row').to.be.at.least(8)
    expect(await pressKeys(mounted, ['Escape'])).to.equal('Actions of Door 3.')
    expect(await pressKeys(mounted, ['Shift+Tab'])).to.equal('Door 3')
  })

  it('moves the focus to the next row if the row with the focused action is removed', () => {
    const mounted = mount(<Codes count={5} />)
    flushSync(() => mounted.get('button', 'Actions of Door 3.').focus())
    mounted.render(<Codes count={5} gone="3" />)
    expect(focusedName(mounted)).to.equal('Door 4')
  })

  it('keeps a menu open when its rows are rendered again and rows are added', () => {
    const mounted = mount(<Codes count={5} />)
    press(mounted.get('button', 'Actions of Door 3.'))
    mounted.render(<Codes count={9} gone="1" />)
    expect(mounted.get('menu').matches(':popover-open')).to.equal(true)
    expect(focusedName(mounted)).to.equal('Edit')
  })

  it('renders at most 80 of 2,000 rows, even during a confirmation, and shows all parts of it', async () => {
    const mounted = mount(<Codes count={2000} />)
    await untilVirtual(mounted)
    press(mounted.get('button', 'Actions of Door 3.'))
    press(mounted.get('menuitem', 'Delete'))
    for (const place of [0.1, 0.5, 1, 0.3, 0]) {
      await scrollTo(mounted, place)
      expect(rowsOf(mounted).length).to.be.at.most(80)
      expect(mounted.all('button', 'Actions of').length).to.equal(rowsOf(mounted).length)
      expect(focusedName(mounted)).to.equal('Keep')
    }
    await until(() => isSeen(mounted, mounted.get('alertdialog')))
  })

  it('shows rows that are being deleted in a weaker color', () => {
    const mounted = mount(<Codes count={2} />)
    const colors = rowsOf(mounted).map((element) => getComputedStyle(element.querySelector('b') ?? element).color)
    expect(new Set(colors)).to.have.property('size', 2)
  })
})
