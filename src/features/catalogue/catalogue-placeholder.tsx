import { ScreenPlaceholder } from '../../element/custom-element/screen-placeholder.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { ListRow } from '../../ui/list/list-row.js'
import { inText } from '../../ui/style/in-text.js'

const GROUPS = [6, 5]
const MODELS = [60, 75, 50]

const PICTURE = <Skeleton width={inText(40)} height={inText(40)} />

/** Skeleton of two manufacturers with three models each. */
export const CatalogueSkeleton = () => (
  <div className="models" aria-hidden>
    {GROUPS.map((name) => (
      <div key={name} className="section ruled">
        <div className="list-row manufacturer inline gap-3">
          {PICTURE}
          <div>
            <h3>
              <Skeleton width={`${name}em`} />
            </h3>
            <h4 className="muted small">
              <Skeleton width="4em" />
            </h4>
          </div>
        </div>
        <ul>
          {MODELS.map((width) => (
            <li key={width}>
              <ListRow
                leading={PICTURE}
                title={<Skeleton width={`${width}%`} />}
                subtitle={<Skeleton width={`${width - 15}%`} />}
              />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

interface Props {
  readonly disableSearch?: boolean | undefined
  readonly disableFilter?: boolean | undefined
}

export const CataloguePlaceholder = ({ disableSearch, disableFilter }: Props) => (
  <div className="catalogue contents">
    <ScreenPlaceholder rows={<CatalogueSkeleton />}>
      {!(disableSearch && disableFilter) && (
        <div className="toolbar inline wrap">
          {!disableSearch && <div className="search inline framed" />}
          {!disableFilter && <div className="button filters" />}
        </div>
      )}
    </ScreenPlaceholder>
  </div>
)
