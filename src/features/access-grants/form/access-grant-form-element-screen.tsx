import { useState } from 'react'
import { useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import type { OptionValues } from '../../../element/options/option-table.js'
import { AccessGrantDetails } from '../details/lazy-access-grant-details.js'
import type { accessGrantFormOptions } from './access-grant-form-options.js'
import { AccessGrantFormScreen } from './access-grant-form-screen.js'

const NEXT_SCREENS = [AccessGrantDetails]

type Props = OptionValues<typeof accessGrantFormOptions>

/** The form of an access grant, followed by the details of a new one. Resets for another one. */
export const AccessGrantFormElementScreen = (props: Props) => (
  <FormAndDetails key={props.accessGrantId === undefined ? 'new' : `of ${props.accessGrantId}`} {...props} />
)

function FormAndDetails(props: Props) {
  const [createdId, setCreatedId] = useState<string>()
  const { wrap } = useScreenStack(createdId, setCreatedId, String)
  usePreload(NEXT_SCREENS)
  if (createdId !== undefined) return wrap(<AccessGrantDetails accessGrantId={createdId} />)
  return wrap(<AccessGrantFormScreen {...props} onCreated={setCreatedId} />)
}
