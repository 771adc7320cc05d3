import type { ReactNode, Ref } from 'react'
import { IconButton } from '../../ui/actions/icon-button.js'
import { RefreshCw } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import type { ScreenFrameProps } from '../frame/screen-frame.js'
import css from './table.css'

registerStyles(css)

interface Props extends Pick<ScreenFrameProps, 'title' | 'count' | 'subtitle' | 'actions' | 'toolbar'> {
  /** `true` for lower rows. */
  readonly dense: boolean | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
  /** Search field next to the heading. */
  readonly search?: ReactNode
  /** Button that reads the list again. Omit if it can't be read. */
  readonly refresh?: { readonly label: string; readonly pending: boolean; readonly onClick?: () => void } | undefined
  /** Renders the screen with its heading, and the content of the table. */
  renderScreen(heading: Pick<ScreenFrameProps, 'title' | 'count' | 'subtitle' | 'actions' | 'toolbar'>): ReactNode
}

/** Composition of a table. Has no hooks, so that it is prerendered as well. */
export const TableFrame = ({ dense, ref, search, refresh, actions, renderScreen, ...heading }: Props) => (
  <div ref={ref} className={dense ? 'table dense' : 'table'}>
    {renderScreen({
      ...heading,
      actions: (
        <>
          {search}
          {refresh && <IconButton icon={<RefreshCw />} {...refresh} />}
          {actions}
        </>
      )
    })}
  </div>
)
