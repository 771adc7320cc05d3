import type { RefObject } from 'react'
import { Skeleton } from '../../src/ui/feedback/skeleton.js'
import { List, type ListHandle } from '../../src/ui/list/list.js'
import { ListRow } from '../../src/ui/list/list-row.js'
import type { ListMemory } from '../../src/ui/list/row-window.js'
import { frames, type Mounted, until } from './mount.js'

/** Item of the test lists. */
export interface Door {
  id: string
  name: string
}

export const doors = (count: number): Door[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Door ${index}` }))

interface DoorListOptions {
  items: Door[]
  all?: Door[]
  onPress?: (door: Door) => void
  handle?: RefObject<ListHandle | null>
  memory?: RefObject<ListMemory | null>
}

/** List of doors, each with an image and a second line. */
export const doorList = ({ items, all, onPress = () => {}, handle, memory }: DoorListOptions) => (
  <List
    items={items}
    all={all}
    itemKey={({ id }) => id}
    label="Doors"
    renderRow={({ name }) => <ListRow leading={<Skeleton width="40px" height="40px" />} title={name} subtitle="Lock" />}
    onPress={onPress}
    memory={memory}
    ref={handle}
  />
)

/** Returns the rendered rows. */
export const rowsOf = ({ root }: Mounted) => [...root.querySelectorAll<HTMLElement>('[part~=row]')]
/** Returns the rendered row with the given name. */
export const rowOf = (mounted: Mounted, name: string) =>
  rowsOf(mounted).find((element) => element.textContent === `${name}Lock`)
export const focusedRow = ({ root }: Mounted) => root.activeElement?.textContent.replace('Lock', '')
/** Returns the scroll container: the list if it is a region of its own, else the host. */
export const scroller = ({ root }: Mounted) => root.querySelector('.list') ?? root.host

/** Waits until a long list has rows and is a scroll container. */
export async function untilVirtual(mounted: Mounted) {
  await until(() => scroller(mounted).scrollHeight > scroller(mounted).clientHeight && rowsOf(mounted).length > 5)
}

/** Returns `true` if the whole element is in view. */
export function isSeen(mounted: Mounted, element: Element | null) {
  const region = scroller(mounted).getBoundingClientRect()
  const seen = element?.getBoundingClientRect()
  return seen !== undefined && seen.top >= region.top - 1 && seen.bottom <= region.bottom + 1
}

/** Scrolls to a share of the total height, and waits until rows are shown there. */
export async function scrollTo(mounted: Mounted, share: number) {
  const region = scroller(mounted)
  region.scrollTop = share * region.scrollHeight
  await frames(1)
  await until(() => rowsOf(mounted).some((element) => isSeen(mounted, element)))
}

/** Returns the distance of a row from the start of the region once all rows around it are measured. */
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
