import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts of operations on devices and access codes in lists, in Japanese. */
export const ja = ({ counted, number, percent }: Formats): ManageMessages => ({
  // Row actions of the device table.
  rowActions: {
    of: (action, name) => `${action}：${name}`,
    adjust: '調整',
    lastHour: '直近一時間',
    noises: (count) =>
      count > 0 ? `直近一時間の騒音：${counted(count, { other: '#件' })}` : '直近一時間に騒音はありません',
    hourAgo: '一時間前',
    now: '現在'
  },
  // Bulk operations.
  rejected: {
    title: '何も送信されませんでした',
    reasons: {
      'signed-out': 'サインアウトされました。',
      'not-allowed': '権限がなくなりました。',
      'not-offered': 'この一覧にはもうありません。',
      changed: 'その間にほかの人が変更しました。',
      late: '時間がかかりすぎました。もう一度お試しください。',
      busy: '別の変更を送信中です。しばらくしてからもう一度お試しください。'
    }
  },
  bulk: {
    label: 'まとめて操作',
    selectAll: (count) => `${number(count)}件すべてを選択`,
    selected: (count) => `${number(count)}件選択中`,
    clear: '選択を解除',
    moreActions: 'その他の操作',
    open: {
      code: (count) => `${number(count)}台にアクセスコードを追加`,
      preset: (count) => `${number(count)}台にプリセットを適用`,
      climate: (count) => `${number(count)}台の温度を設定`,
      fan: (count) => `${number(count)}台のファンを設定`
    },
    ask: {
      lock: (count) => counted(count, { other: '#か所のドアを施錠しますか？' }),
      unlock: (count) => counted(count, { other: '#か所のドアを解錠しますか？' }),
      code: (count) => counted(count, { other: 'ロック#台にアクセスコードを追加' }),
      preset: (count) => counted(count, { other: 'サーモスタット#台にプリセットを適用' }),
      climate: (count) => counted(count, { other: 'サーモスタット#台の温度を設定' }),
      fan: (count) => counted(count, { other: 'サーモスタット#台のファンを設定' }),
      edit: (count) => counted(count, { other: 'アクセスコード#件を編集' }),
      delete: (count) => counted(count, { other: 'アクセスコード#件を削除しますか？' })
    },
    confirm: {
      lock: (count) => `${number(count)}台を施錠`,
      unlock: (count) => `${number(count)}台を解錠`,
      code: (count) => counted(count, { other: 'ロック#台に追加' }),
      preset: (count) => `${number(count)}台に適用`,
      climate: (count) => `${number(count)}台に設定`,
      fan: (count) => `${number(count)}台に設定`,
      delete: (count) => `${number(count)}件を削除`
    },
    more: (count) => `ほか${number(count)}件`,
    skips: {
      lock: (count) => counted(count, { other: 'ロック#台はスキップされます' }),
      thermostat: (count) => counted(count, { other: 'サーモスタット#台はスキップされます' }),
      'noise-sensor': (count) => counted(count, { other: '騒音センサー#台はスキップされます' }),
      code: (count) => counted(count, { other: 'アクセスコード#件はスキップされます' })
    },
    skipsFor: (what, reason) => `${what}：${reason}`,
    why: {
      offline: 'オフライン',
      unable: '操作不可',
      noMode: (name) => `「${name}」モードなし`,
      noPreset: (name) => `「${name}」プリセットなし`
    },
    presetOn: (name, count, total) =>
      `${name}（サーモスタット${number(total)}台中${number(count)}台）`,
    fitsNone: 'すべてのロックに合うコードの桁数がありません。選択を減らしてください。',
    notMade: 'このロックにコードを追加できませんでした。',
    keepOpen: '完了するまでこのページを開いたままにしてください。',
    progress: (settled, total, failed) =>
      `${number(settled)} / ${number(total)}${failed > 0 ? `、失敗 ${number(failed)}件` : ''}`,
    finished: (done, total, failed) =>
      `${number(total)}件中${number(done)}件完了${failed > 0 ? `、失敗 ${number(failed)}件` : ''}`,
    retry: (count) => `${number(count)}件を再試行`,
    showDetails: '詳細を表示',
    hideDetails: '詳細を隠す',
    because: (reason, count) => `${reason}（${number(count)}）`,
    failed: '失敗',
    status: {
      waiting: '待機中',
      running: '送信しています…',
      'still-waiting': 'まだ応答がありません',
      done: '完了',
      canceled: 'このページで許可されていません'
    },
    skipped: { 'under-way': 'すでに実行中', gone: '削除済み', unable: 'スキップしました' }
  },
  // Sorting, groups and filters of a list.
  view: {
    heading: '表示',
    sort: '並べ替え',
    group: 'グループ',
    battery: '電池',
    problems: '問題',
    all: 'すべて',
    ungrouped: 'なし',
    reset: 'リセット',
    close: '閉じる',
    active: '適用中のフィルター',
    remove: (filter) => `フィルターを外す：${filter}`,
    clear: 'フィルターをクリア',
    noneLeft: '条件に合うデバイスはありません',
    lowBattery: (level) => `電池残量${percent(level)}未満`,
    below: (level) => `${percent(level)}未満`,
    offline: 'オフライン',
    issues: '問題あり',
    orders: {
      newest: '新しい順',
      name: '名前順',
      battery: '電池残量の少ない順',
      trouble: '問題のある順',
      kind: '種類順'
    },
    groupings: {
      kind: '種類',
      account: 'アカウント',
      maker: 'メーカー',
      space: 'スペース'
    },
    none: {
      kind: 'その他のデバイス',
      account: 'アカウントなし',
      maker: 'メーカー不明',
      space: 'スペースなし'
    },
    kinds: {
      lock: 'ロック',
      thermostat: 'サーモスタット',
      'noise-sensor': '騒音センサー'
    },
    states: {
      locked: '施錠中',
      unlocked: '解錠中',
      heating: '暖房中',
      cooling: '冷房中',
      noisy: '騒音あり'
    }
  },
  conflict: {
    field: 'ほかの人もこの項目を変更しました。',
    whole: 'その間にほかの人が変更しました。再読み込みすると、その内容が表示され、あなたの変更は失われます。',
    mine: 'あなたの値',
    theirs: 'ほかの人の値',
    keepMine: '自分の値を使う',
    useTheirs: 'ほかの人の値を使う'
  },
  // Editing noise thresholds.
  thresholds: {
    title: 'しきい値を追加',
    name: '名前（任意）',
    decibels: '通知する騒音レベル（dB）',
    score: '騒音リスクスコア（NRS）',
    less: (name) => `${name}：下げる`,
    more: (name) => `${name}：上げる`,
    start: '開始',
    end: '終了',
    nextDay: '翌日',
    required: '必須',
    notANumber: '数値を入力してください。',
    notBoth: 'デシベルかスコアのどちらか一方を入力してください。',
    outOfRange: (least, most) => `${number(least)} から ${number(most)} までの数値を入力してください。`,
    nameRequired: '名前は変更できますが、削除はできません。',
    sameTime: '終了は開始と異なる時刻にしてください。',
    day: '真夜中から次の真夜中までの一日',
    own: 'このしきい値',
    otherThresholds: 'ほかのしきい値',
    overlaps: (name, level, times) => `「${name}」（${level}まで）と重なっています：${times}`,
    neverFirst: (name, level) => `このしきい値は作動しません。「${name}」（${level}）がこの時間帯をすべて含みます。`,
    created: '騒音しきい値を作成しました',
    updated: '騒音しきい値を更新しました',
    deleted: '騒音しきい値を削除しています',
    confirmDelete: 'この騒音しきい値を削除しますか？',
    confirm: '削除',
    gone: 'この騒音しきい値はもう存在しません。',
    failed: '騒音しきい値を保存できませんでした。もう一度お試しください。',
    deleteFailed: '騒音しきい値を削除できませんでした。もう一度お試しください。',
    offline: '騒音しきい値は、センサーがオンラインに戻ると変更できます。'
  },
  // The codes of all locks.
  allLocks: {
    heading: 'すべてのアクセスコード',
    list: 'リスト',
    calendar: 'カレンダー',
    group: 'グループ',
    byPerson: '人',
    byLock: 'ロック',
    chooseLocks: 'ロックを選択',
    searchLocks: 'ロックを検索',
    noLock: '一致するロックがありません',
    chooseOne: 'ロックを一台以上選択してください。',
    proceed: '続ける',
    locks: (count) => counted(count, { other: 'ロック#台' }),
    progress: (done, total) => `コードを確認中：ロック${number(total)}台中${number(done)}台`,
    failed: (count) =>
      counted(count, { other: 'ロック#台のコードを読み込めませんでした' }),
    deleteAll: (count) => `${number(count)}件をすべて削除`,
    editAll: (count) => `${number(count)}件をすべて編集`,
    differ: 'コードが異なります',
    off: (count) => counted(count, { other: 'ロック#台は別の桁数のコードが必要です。' }),
    ownDigits: 'コードの桁数がロックごとに異なるため、それぞれのコードのままです。',
    timesDiffer: '期間が異なります',
    differing: '異なります：それぞれの値のままです'
  },
  // Codes that were set at the lock.
  unmanaged: {
    title: 'ロック本体で設定されたコード',
    about: 'ロック本体またはメーカーのアプリで設定されたコードです。取り込むと、ここから変更できます。',
    loading: 'ロック本体のコードを読み込み中',
    none: 'ほかのコードはありません',
    failed: 'ロック本体のコードを読み込めませんでした',
    manage: '取り込む',
    cannot: 'このコードは取り込めません。',
    manageAll: (count) => counted(count, { other: '#件すべてを取り込む' }),
    managed: 'コードを取り込みました',
    notManaged: 'コードを取り込めませんでした。'
  },
  // Sharing an access code.
  sharing: {
    share: '共有',
    pass: 'ゲストパス',
    print: '印刷',
    picture: 'このパスのQRコード',
    tooLong: 'このテキストはQRコードには長すぎます。',
    text: '共有するテキスト',
    close: '閉じる',
    code: (pin) => `アクセスコード：${pin}`,
    always: 'いつでも有効',
    between: (start, end) => `有効期間：${start}～${end}`,
    from: (start) => `${start}から有効`,
    until: (end) => `${end}まで有効`
  }
})
