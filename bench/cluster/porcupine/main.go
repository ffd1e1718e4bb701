// A second opinion on the histories that `npm run bench:cluster` writes. Like history.ts, the checker Porcupine tests
// whether the answers about each chair are linearizable.
//
//	cd bench/cluster/porcupine && go run . ../../../tmp/cluster-*.history.json
package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"time"

	"github.com/anishathalye/porcupine"
)

type operation struct {
	Kind  string   `json:"kind"`
	By    *string  `json:"by"`
	Chair string   `json:"chair"`
	Began float64  `json:"began"`
	Ended *float64 `json:"ended"`
}

const nobody = ""

// The state is the chair's current holder.
var model = porcupine.Model{
	Partition: func(history []porcupine.Operation) [][]porcupine.Operation {
		chairs := map[string][]porcupine.Operation{}
		for _, one := range history {
			chair := one.Input.(operation).Chair
			chairs[chair] = append(chairs[chair], one)
		}
		parts := [][]porcupine.Operation{}
		for _, own := range chairs {
			parts = append(parts, own)
		}
		return parts
	},
	Init: func() interface{} { return nobody },
	Step: func(state, input, _ interface{}) (bool, interface{}) {
		who := state.(string)
		said := input.(operation)
		by := nobody
		if said.By != nil {
			by = *said.By
		}
		switch said.Kind {
		case "claimed":
			return who == nobody, by
		case "freed":
			return who == by, nobody
		case "gone":
			return who != by, who
		case "refused":
			return who != nobody, who
		case "seen":
			return who == by, who
		// A call with an unknown outcome may have had no effect. It is then placed at the very end, where nothing observes it.
		case "perhaps claimed":
			if who == nobody {
				return true, by
			}
			return true, who
		case "perhaps freed":
			if who == by {
				return true, nobody
			}
			return true, who
		}
		panic("unknown: " + said.Kind)
	},
}

func main() {
	bad := 0
	for _, file := range os.Args[1:] {
		text, err := os.ReadFile(file)
		if err != nil {
			panic(err)
		}
		var all []operation
		if err := json.Unmarshal(text, &all); err != nil {
			panic(err)
		}
		history := []porcupine.Operation{}
		for _, one := range all {
			end := int64(math.MaxInt64)
			if one.Ended != nil {
				end = int64(*one.Ended * 1e6)
			}
			history = append(history, porcupine.Operation{Input: one, Call: int64(one.Began * 1e6), Return: end})
		}
		result := porcupine.CheckOperationsTimeout(model, history, time.Minute)
		if result != porcupine.Ok {
			bad++
		}
		fmt.Printf("%s: %d answers: %s\n", file, len(all), result)
	}
	if bad > 0 {
		os.Exit(1)
	}
}
