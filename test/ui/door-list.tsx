import type { RefObject } from 'react'
import { List, type ListHandle, type ListMemory } from '../../src/ui/list/list.js'
import { ListRow } from '../../src/ui/list/list-row.js'
import { Skeleton } from '../../src/ui/feedback/skeleton.js'
import { frames, type Mounted, until } from './mount.js'

/** What the lists of these tests are of. */
export interface Door {
  id: string
  name: string
}

export const doors = (count: number): Door[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Door ${index}` }))

interface DoorListOptions {
  items: Door[]
  onPress?: (door: Door) => void
  handle?: RefObject<ListHandle | null>
  memory?: RefObject<ListMemory | null>
}

/** A list of doors, each with a picture and a second line. */
export const doorList = ({ items, onPress = () => {}, handle, memory }: DoorListOptions) => (
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

/** The rows that are in the document. */
export const rowsOf = ({ root }: Mounted) => [...root.querySelectorAll<HTMLElement>('[part~=row]')]
/** The row of that name, where it is in the document. */
export const rowOf = (mounted: Mounted, name: string) =>
  rowsOf(mounted).find((element) => element.textContent === `${name}Lock`)
export const focusedRow = ({ root }: Mounted) => root.activeElement?.textContent.replace('Lock', '')
/** What scrolls: the list, where it has a region of its own. */
export const scroller = ({ root }: Mounted) => root.querySelector('.list') ?? root.host

/** Waits until a long list has rows, and a region of its own to scroll in. */
export async function untilVirtual(mounted: Mounted) {
  await until(() => scroller(mounted).scrollHeight > scroller(mounted).clientHeight && rowsOf(mounted).length > 5)
}

/** Whether all of an element is in sight. */
export function isSeen(mounted: Mounted, element: Element | null) {
  const region = scroller(mounted).getBoundingClientRect()
  const seen = element?.getBoundingClientRect()
  return seen !== undefined && seen.top >= region.top - 1 && seen.bottom <= region.bottom + 1
}

/** Scrolls that share of all that there is, and waits until it shows rows there. */
export async function scrollTo(mounted: Mounted, share: number) {
  const region = scroller(mounted)
  region.scrollTop = share * region.scrollHeight
  await frames(1)
  await until(() => rowsOf(mounted).some((element) => isSeen(mounted, element)))
}

/** How far a row is from the start of the region, once all around it is measured. */
export async function settledOffset(mounted: Mounted, name: string) {
  let last = Number.NaN
  let unchanged = 0
  await until(() => {
    const top = rowOf(mounted, name)?.getBoundingClientRect().top ?? Number.NaN
    const offset = top - scroller(mounted).getBoundingClientRect().top
    unchanged = offset === last ? unchanged + 1 : 0
    last = offset
    return unchanged > 20
  })
  return last
}
