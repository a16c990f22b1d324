import { useSyncExternalStore } from 'react';
import type { Batch, BatchState } from './batch-store';

export const useBatchState = (batch: Batch): BatchState =>
  useSyncExternalStore(batch.subscribe, batch.get, batch.get);
