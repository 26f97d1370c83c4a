import { task } from '../examples.ts'
import { type Endpoint, endpoint, failure, inBody, inPath, inQuery, type Words, words } from '../kit.ts'

interface Kind {
  kind: string
  since: string
  /** Version of `cancel_some`, `delete_some` and `retry_some`, where it is later. */
  someSince?: string
  meaning: Words
}

/** The groups that every task endpoint exists for. */
export const taskKinds: readonly Kind[] = [
  {
    kind: 'upload',
    since: 'v3.39.1',
    someSince: 'v3.41.0',
    meaning: words(
      'Uploads with `As-Task`, and most uploads over FTP and SFTP',
      '带 `As-Task` 的上传，以及通过 FTP 和 SFTP 的多数上传',
    ),
  },
  {
    kind: 'copy',
    since: 'v3.39.1',
    someSince: 'v3.41.0',
    meaning: words(
      'Copies between storages, and copies that the driver cannot do itself',
      '跨存储复制，以及驱动自己不能完成的复制',
    ),
  },
  {
    kind: 'offline_download',
    since: 'v3.39.1',
    someSince: 'v3.41.0',
    meaning: words('Offline downloads with a download tool', '由工具执行的离线下载'),
  },
  {
    kind: 'offline_download_transfer',
    since: 'v3.39.1',
    someSince: 'v3.41.0',
    meaning: words('Transfers of downloaded files to the target folder', '把下载好的文件转存到目标文件夹'),
  },
  {
    kind: 's3_transition',
    since: 'v3.54.0',
    meaning: words('Changes to the storage class of S3 objects', '转换对象的存储类型'),
  },
  {
    kind: 'decompress',
    since: 'v3.42.0',
    meaning: words('Download and extraction of archives', '下载并解压压缩包'),
  },
  {
    kind: 'decompress_upload',
    since: 'v3.42.0',
    meaning: words('Uploads of extracted files', '上传解压出的文件'),
  },
]

const kind = inPath('kind!', 'string', 'Task group from the table above', '任务分组，见上表')
const tid = inQuery('tid!', 'string', 'ID of the task', '任务 ID')
const tids = inBody('(body)!', 'string[]', 'List of task IDs', '任务 ID 数组')
const noTask = failure(
  404,
  'task not found',
  'The task is not in this group or belongs to another user',
  '这个分组中没有这个任务，或任务不属于你',
)
const badList = failure(
  400,
  'invalid request format',
  'The request body is not a JSON array of strings',
  '请求体不是字符串数组',
)

const action = (method: string, name: string, draft: Parameters<typeof endpoint>[3]): Endpoint =>
  endpoint(`${method} /api/task/{kind}/${name}`, 'v3.39.1', 'user', {
    ...draft,
    takes: [kind, ...(draft.takes ?? [])],
    at: { kind: 'copy' },
    family: taskKinds.map((one) => ({
      kind: one.kind,
      since: name.endsWith('_some') ? (one.someSince ?? one.since) : one.since,
    })),
  })

const one = { takes: [tid], asks: { tid: task.id }, fails: [noTask] }
const some = {
  takes: [tids],
  sends: [task.id, 'wrong-id'],
  gives: [
    'map<string>',
    'Error message for each ID for which AList found no task of yours. Empty if AList found them all',
    '每个找不到任务的 ID 的错误信息；全部找到时为空',
  ] as [string, string, string],
  example: { 'wrong-id': 'task not found' },
  fails: [badList],
}

export const tasks: readonly Endpoint[] = [
  action('GET', 'undone', {
    title: ['List unfinished tasks', '列出未完成的任务'],
    text: [
      'Returns the tasks that have not ended (`state` 0, 1, 3, 5, 6, 8, or 9).',
      '列出 `state` 为 0、1、3、5、6、8、9 的任务。',
    ],
    gives: ['Task[]', 'List of tasks', '任务列表'],
    example: [task],
  }),
  action('GET', 'done', {
    title: ['List finished tasks', '列出已完成的任务'],
    text: [
      'Returns the tasks that succeeded, failed, or were canceled (`state` 2, 4, or 7).',
      '列出 `state` 为 2、4、7 的任务。',
    ],
    gives: ['Task[]', 'List of tasks', '任务列表'],
    example: [{ ...task, state: 2, status: '', progress: 100, end_time: '2026-07-01T08:31:12Z' }],
  }),
  action('POST', 'info', {
    ...one,
    title: ['Get a task', '获取任务'],
    text: ['Returns a task by ID.', '返回一个任务的信息。'],
    gives: ['Task', 'Requested task', '任务'],
    example: task,
  }),
  action('POST', 'cancel', {
    ...one,
    title: ['Cancel a task', '取消任务'],
    text: [
      'Cancels a task. If the task has already ended, its `state` becomes 3.',
      '取消一个任务。如果任务已经结束，它的 `state` 会变成 3。',
    ],
  }),
  action('POST', 'delete', {
    ...one,
    title: ['Delete a task', '删除任务'],
    text: [
      'Removes a task from the list. A waiting or running task continues, and you can no longer cancel it. In the `decompress_upload` group, AList also deletes the extracted file.',
      '从列表中移除一个任务。等待或正在运行的任务会继续，而且不能再取消。在 `decompress_upload` 分组里，AList 还会删除解压出的文件。',
    ],
  }),
  action('POST', 'retry', {
    ...one,
    title: ['Retry a task', '重试任务'],
    text: [
      'Restarts a task. AList has deleted the temporary file of an `upload` task, so its retry usually fails and can leave an empty file, even if the upload had succeeded. A canceled task usually fails again, unless `allow_retry_canceled` is on in the [configuration file](../../config/configuration.md#task-keys).',
      '重新开始一个任务。`upload` 任务的临时文件已被删除，所以重试通常会失败，还可能把目标变成空文件，即使上传早已成功。已取消的任务重试后通常又会失败，除非[配置文件](../../config/configuration.md#task-keys)里开启了 `allow_retry_canceled`。',
    ],
  }),
  action('POST', 'cancel_some', {
    ...some,
    title: ['Cancel several tasks', '批量取消'],
    text: ['Cancels several tasks by ID.', '按 ID 取消多个任务。'],
  }),
  action('POST', 'delete_some', {
    ...some,
    title: ['Delete several tasks', '批量删除'],
    text: [
      'Removes several tasks from the list by ID, with the same effect as [Delete a task](#delete-a-task).',
      '按 ID 从列表中移除多个任务，效果同[删除任务](#delete-a-task)。',
    ],
  }),
  action('POST', 'retry_some', {
    ...some,
    title: ['Retry several tasks', '批量重试'],
    text: [
      'Restarts several tasks by ID. Retries of `upload` tasks [usually fail](#retry-a-task).',
      '重新开始多个任务。`upload` 任务的重试[通常会失败](#retry-a-task)。',
    ],
  }),
  action('POST', 'clear_done', {
    title: ['Clear finished tasks', '清除已完成的任务'],
    text: [
      'Removes all finished tasks (`state` 2, 4, or 7) from the list.',
      '从列表中移除所有 `state` 为 2、4、7 的任务。',
    ],
  }),
  action('POST', 'clear_succeeded', {
    title: ['Clear successful tasks', '清除已成功的任务'],
    id: 'clear-succeeded-tasks',
    text: [
      'Removes all successful tasks (`state` 2) from the list.',
      '从列表中移除所有 `state` 为 2 的任务。',
    ],
  }),
  action('POST', 'retry_failed', {
    title: ['Retry failed tasks', '重试失败的任务'],
    text: [
      'Restarts all failed tasks (`state` 7). Retries of `upload` tasks [usually fail](#retry-a-task).',
      '重新开始所有 `state` 为 7 的任务。`upload` 任务的重试[通常会失败](#retry-a-task)。',
    ],
  }),
]
