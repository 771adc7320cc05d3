import { useState } from 'react'
import { Screen } from '../../../element/frame/screen.js'
import { useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { lazyComponent } from '../../../element/lazy/lazy-screen.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import type { OptionValues } from '../../../element/options/option-table.js'
import { AccessGrantDetails } from '../details/lazy-access-grant-details.js'
import type { accessGrantFormOptions } from './access-grant-form-options.js'
import { GrantFormSkeleton } from './grant-form-skeleton.js'
import { NewGrantScreen } from './new-grant-screen.js'

const NEXT_SCREENS = [AccessGrantDetails]

type Props = OptionValues<typeof accessGrantFormOptions>

/** The form of an existing access, with the placeholder of the element until it is loaded. */
const EditGrant = lazyComponent(
  () => import('./edit-grant-screen.js').then(({ EditGrantScreen }) => EditGrantScreen),
  () => (
    <Screen name={undefined} state="loading" title={undefined}>
      <GrantFormSkeleton />
    </Screen>
  )
)

/** The form of an access grant, followed by the details of a new one. Resets for another one. */
export function AccessGrantFormElementScreen({ accessGrantId, ...props }: Props) {
  if (accessGrantId === undefined) return <NewGrantAndDetails {...props} />
  return <EditGrant key={accessGrantId} accessGrantId={accessGrantId} />
}

function NewGrantAndDetails(props: Omit<Props, 'accessGrantId'>) {
  const [createdId, setCreatedId] = useState<string>()
  const { wrap } = useScreenStack(createdId, setCreatedId, String)
  usePreload(NEXT_SCREENS)
  if (createdId !== undefined) return wrap(<AccessGrantDetails accessGrantId={createdId} />)
  return wrap(<NewGrantScreen {...props} onCreated={setCreatedId} />)
}
