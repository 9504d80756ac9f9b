/** Faults of the list of models. */
import { errorReply } from '../error-replies.ts'
import { editJson, onReply, patch, type Action } from '../hooks.ts'
import { valueAtPath, change, type Edit } from '../json-edit.ts'
import type { Call, Patch, Reply } from '../patch.ts'
import { MODELS_PATH } from '../routes.ts'

const isQueryOfModels = ({ method, path }: Call): boolean => method === 'GET' && path === MODELS_PATH
const isModelList = (reply: Reply, call: Call): boolean => reply.status === 200 && call.path === MODELS_PATH
const onModelList = (edit: Edit): Action => onReply(isModelList, (reply) => editJson(reply, edit))

/** Faults of the list of models. */
export const modelListFaults: readonly Patch[] = [
  patch('models-404', 'there is no model list', 'status\\b.*\\b404\\b', {
    answer: (call) =>
      isQueryOfModels(call) ? errorReply({ status: 404, message: 'There is nothing here.' }) : undefined,
  }),
  patch(
    'models-bad-shape',
    'the model list has members of its own',
    '/data\\b.*missing',
    onModelList((value) => ({ models: valueAtPath(value, '/data') })),
  ),
  patch(
    'models-bare-entries',
    'the model list has ids and nothing else',
    '/data/0/object\\b.*missing.*/data/0/owned_by\\b.*missing',
    onModelList(change('/data/*', (entry) => ({ id: valueAtPath(entry, '/id') }))),
  ),
  patch(
    'model-in-use-unlisted',
    'the model list does not have the model that answers',
    'an entry for "assay-reference-1".*"other',
    onModelList(change('/data/*/id', (id) => `other-${String(id)}`)),
  ),
  patch(
    'models-twice',
    'the model list has each model twice',
    '/data/\\d+/id\\b.*as in /data/0',
    onModelList(change('/data', (data) => (Array.isArray(data) ? [...data, ...data] : data))),
  ),
]
