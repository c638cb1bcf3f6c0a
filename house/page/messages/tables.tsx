/** Your tables, and beside them how the house tells you that you are wanted there. */
import { TablesPage } from '../house/pages/tables.tsx';
import { TellMe } from './panel.tsx';

export default function TablesAndMessages() {
  return <TablesPage beside={<TellMe />} />;
}
